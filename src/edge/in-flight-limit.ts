/** Thrown when as much work as allowed is in flight. */
export class OverloadedError extends Error {
  override name = 'OverloadedError'
}

/** Limits how much work is in flight at the same time. */
export class InFlightLimit {
  readonly #max: number
  #inFlight = 0

  constructor(max: number) {
    this.#max = max
  }

  /** @returns releases the place, also when it is called twice; `null` when no place is free */
  acquire(): (() => void) | null {
    if (this.#inFlight >= this.#max) return null
    this.#inFlight += 1
    let isHeld = true
    return () => {
      if (isHeld) this.#inFlight -= 1
      isHeld = false
    }
  }

  /**
   * Runs work in a place of its own.
   *
   * @throws OverloadedError when no place is free, and what `work` throws
   */
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
