export class OverloadedError extends Error {
  override name = 'OverloadedError'
}

export class InFlightLimit {
  readonly #max: number
  #inFlight = 0

  constructor(max: number) {
    this.#max = max
  }

  /** @returns an idempotent release; `null` at the limit */
  acquire(): (() => void) | null {
    if (this.#inFlight >= this.#max) return null
    this.#inFlight += 1
    let isHeld = true
    return () => {
      if (isHeld) this.#inFlight -= 1
      isHeld = false
    }
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
