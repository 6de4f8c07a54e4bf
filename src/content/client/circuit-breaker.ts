/** Consecutive failures that open the breaker; a single one may be a network glitch. */
const maxFailures = 3
const minOpenMs = 1000
const maxOpenMs = 8000
const maxPauseMs = 60_000

/**
 * Rejects calls to an unavailable service. It opens after consecutive failures, or after one timeout without any
 * response since that call was sent, and admits single probes until one succeeds. Pattern: M. Nygard, "Release It!".
 *
 * All times are from a monotonic clock, in milliseconds.
 */
export class CircuitBreaker {
  #failures = 0
  #openMs = minOpenMs
  #openUntil = 0
  #isProbing = false
  #succeededAt = -Infinity
  #pausedUntil = -Infinity

  /** When the service last responded. */
  get succeededAt(): number {
    return this.#succeededAt
  }

  /** Returns whether a call may be made, which must then be reported. */
  admits(now: number): boolean {
    if (this.#openUntil === 0) return true
    if (now < this.#openUntil || this.#isProbing) return false
    this.#isProbing = true
    return true
  }

  /** Returns whether the service has asked for no calls at all, probes included. */
  isPaused(now: number): boolean {
    return now < this.#pausedUntil
  }

  /** Rejects every call for as long as the service asked (`Retry-After`), at most a minute. */
  pause(now: number, ms: number): void {
    this.#pausedUntil = now + Math.min(ms, maxPauseMs)
  }

  succeed(now: number): void {
    this.#succeededAt = now
    this.#failures = 0
    this.#openMs = minOpenMs
    this.#openUntil = 0
    this.#isProbing = false
  }

  /**
   * Records a failure.
   *
   * @param sentAt - when a call was sent that timed out; null for other failures. A service that has responded since
   *   is only slow with that call. Otherwise the breaker opens immediately, so that other callers don't wait.
   */
  fail(now: number, sentAt: number | null): void {
    this.#failures += 1
    const wasProbe = this.#isProbing
    this.#isProbing = false
    const isSilent = sentAt !== null && this.#succeededAt < sentAt
    if (!wasProbe && !isSilent && this.#failures < maxFailures) return
    // Failures of calls that were in flight when it opened carry no information.
    if (now < this.#openUntil) return
    if (wasProbe) this.#openMs = Math.min(2 * this.#openMs, maxOpenMs)
    this.#openUntil = now + this.#openMs
  }
}
