/** Share of the known time for which a failure is repeated without another request. */
const failureShare = 12

/**
 * Knows from recent requests whether a service responds, for callers that anybody can make: each request to hosted
 * Sanity counts towards a monthly quota.
 */
export class Reachability {
  readonly #knownForMs: number
  readonly #now: () => number
  #answeredAt = -Infinity
  #failedAt = -Infinity
  #failure: unknown
  #asking: Promise<void> | undefined

  /**
   * @param knownForMs - how long a response proves that the service is reachable; 0 to ask every time
   * @param now - monotonic clock in milliseconds
   */
  constructor(knownForMs: number, now: () => number = () => performance.now()) {
    this.#knownForMs = knownForMs
    this.#now = now
  }

  recordAnswer(): void {
    this.#answeredAt = this.#now()
  }

  recordFailure(): void {
    this.#answeredAt = -Infinity
  }

  /**
   * Resolves when the service has responded recently, or responds to `ask` now. Concurrent calls share one request.
   *
   * @throws the error of `ask`
   */
  async require(ask: () => Promise<void>): Promise<void> {
    if (this.#knownForMs === 0) {
      await ask()
      return
    }
    const now = this.#now()
    if (now - this.#answeredAt < this.#knownForMs) return
    if (now - this.#failedAt < this.#knownForMs / failureShare) throw this.#failure
    this.#asking ??= ask()
      .then(
        () => this.recordAnswer(),
        (error: unknown) => {
          this.#failure = error
          this.#failedAt = this.#now()
          throw error
        },
      )
      .finally(() => (this.#asking = undefined))
    await this.#asking
  }
}
