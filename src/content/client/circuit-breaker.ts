/** Consecutive failures that open the breaker; a single one may be a network glitch. */
const maxFailures = 3
const minOpenMs = 1000
const maxOpenMs = 8000

/**
 * Rejects calls to an unavailable service. It opens after consecutive failures or one timeout, and admits single
 * probes until one succeeds. Pattern: M. Nygard, "Release It!".
 */
export class CircuitBreaker {
  #failures = 0
  #openMs = minOpenMs
  #openUntil = 0
  #isProbing = false

  /**
   * Returns whether a call may be made, which must then be reported. `now` is from a monotonic clock, in
   * milliseconds.
   */
  admits(now: number): boolean {
    if (this.#openUntil === 0) return true
    if (now < this.#openUntil || this.#isProbing) return false
    this.#isProbing = true
    return true
  }

  succeed(): void {
    this.#failures = 0
    this.#openMs = minOpenMs
    this.#openUntil = 0
    this.#isProbing = false
  }

  /** Records a failure. A timeout opens the breaker immediately, so that other callers don't wait. */
  fail(now: number, isTimeout: boolean): void {
    this.#failures += 1
    const wasProbe = this.#isProbing
    this.#isProbing = false
    if (!wasProbe && !isTimeout && this.#failures < maxFailures) return
    // Failures of calls that were in flight when it opened carry no information.
    if (now < this.#openUntil) return
    if (wasProbe) this.#openMs = Math.min(2 * this.#openMs, maxOpenMs)
    this.#openUntil = now + this.#openMs
  }
}
