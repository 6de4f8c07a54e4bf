/** Failures in a row after which calls are refused; a single one may be an accident of the network. */
const maxFailures = 3
const minOpenMs = 1000
const maxOpenMs = 8000

/**
 * Refuses calls to a service that is away, so that not every caller finds out by waiting. It opens after some failures
 * in a row, or after one that took all the time there was, and lets a single call through now and then to see whether
 * the service is back (the pattern of M. Nygard, "Release It!").
 */
export class CircuitBreaker {
  #failures = 0
  #openMs = minOpenMs
  #openUntil = 0
  #isProbing = false

  /**
   * Says whether a call may be made now; a call that may must end in {@link succeed} or {@link fail}.
   *
   * @param now - milliseconds by a clock that never jumps
   */
  admits(now: number): boolean {
    if (this.#openUntil === 0) return true
    if (now < this.#openUntil || this.#isProbing) return false
    this.#isProbing = true
    return true
  }

  /** The service answered. */
  succeed(): void {
    this.#failures = 0
    this.#openMs = minOpenMs
    this.#openUntil = 0
    this.#isProbing = false
  }

  /**
   * The service did not answer, or not sensibly.
   *
   * @param now - milliseconds by a clock that never jumps
   * @param isTimeout - whether somebody waited in vain: the next one need not
   */
  fail(now: number, isTimeout: boolean): void {
    this.#failures += 1
    const wasProbe = this.#isProbing
    this.#isProbing = false
    if (!wasProbe && !isTimeout && this.#failures < maxFailures) return
    // Calls that were under way when it opened say nothing new.
    if (now < this.#openUntil) return
    if (wasProbe) this.#openMs = Math.min(2 * this.#openMs, maxOpenMs)
    this.#openUntil = now + this.#openMs
  }
}
