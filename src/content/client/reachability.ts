/**
 * Knows from recent requests whether a service responds, for callers that anybody can make: each request to hosted
 * Sanity counts towards a monthly quota.
 */
export class Reachability {
  readonly #answerMs: number
  readonly #failureMs: number
  readonly #now: () => number
  #answeredAt = -Infinity
  #failedAt = -Infinity
  #failure: unknown
  #asking: Promise<void> | undefined

  /**
   * @param answerMs - how long a response proves that the service is reachable; 0 to ask every time
   * @param failureMs - how long a failure is repeated without another request
   * @param now - monotonic clock in milliseconds
   */
  constructor(answerMs: number, failureMs: number, now: () => number = () => performance.now()) {
    this.#answerMs = answerMs
    this.#failureMs = failureMs
    this.#now = now
  }

  recordAnswer(): void {
    this.#answeredAt = this.#now()
  }

  /** Makes the next call ask again. */
  recordFailure(): void {
    this.#answeredAt = -Infinity
  }

  /** Repeats a failure to all callers for a while. */
  holdFailure(failure: unknown): void {
    this.#failure = failure
    this.#failedAt = this.#now()
  }

  /**
   * Resolves when the service has responded recently, or responds to `ask` now. Concurrent calls share one request.
   *
   * @throws the error of `ask`
   */
  async require(ask: () => Promise<void>): Promise<void> {
    const now = this.#now()
    if (now - this.#answeredAt < this.#answerMs) return
    if (now - this.#failedAt < this.#failureMs) throw this.#failure
    this.#asking ??= ask()
      .then(
        () => this.recordAnswer(),
        (error: unknown) => {
          this.holdFailure(error)
          throw error
        },
      )
      .finally(() => (this.#asking = undefined))
    await this.#asking
  }
}
