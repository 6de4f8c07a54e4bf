export class OverloadedError extends Error {
  override name = 'OverloadedError'
}

export class InFlightLimit {
  readonly #max: number
  readonly #byClient = new Map<string, number>()
  #inFlight = 0

  constructor(max: number) {
    this.#max = max
  }

  /**
   * @param client - may hold half of the places; `null` may hold all
   * @returns an idempotent release; `null` at the limit
   */
  acquire(client: string | null = null): (() => void) | null {
    const isAboveShare = client !== null && this.#held(client) >= this.#max / 2
    if (this.#inFlight >= this.#max || isAboveShare) return null
    this.#add(client, 1)
    let isHeld = true
    return () => {
      if (isHeld) this.#add(client, -1)
      isHeld = false
    }
  }

  #held = (client: string) => this.#byClient.get(client) ?? 0

  #add(client: string | null, change: number): void {
    this.#inFlight += change
    if (client === null) return
    const held = this.#held(client) + change
    if (held > 0) this.#byClient.set(client, held)
    else this.#byClient.delete(client)
  }

  /** @throws OverloadedError at the limit, or what `work` throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = this.acquire()
    if (release === null) throw new OverloadedError('Too much is in flight.')
    try {
      return await work()
    } finally {
      release()
    }
  }
}
