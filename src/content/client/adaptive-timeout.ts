/**
 * Derives a timeout from the response times of a service: smoothed time plus four times its deviation (RFC 6298 §2).
 * A slow service is then waited for, and a fast one that hangs is given up early.
 */
export class AdaptiveTimeout {
  readonly #minMs: number
  readonly #maxMs: number
  #smoothedMs: number | null = null
  #deviationMs = 0

  constructor(minMs: number, maxMs: number) {
    this.#minMs = minMs
    this.#maxMs = maxMs
  }

  /** In milliseconds; the minimum until a response was measured. */
  get ms(): number {
    const ms = (this.#smoothedMs ?? 0) + 4 * this.#deviationMs
    return Math.min(Math.max(ms, this.#minMs), this.#maxMs)
  }

  /** Records the time from a request to its complete response, in milliseconds. */
  record(ms: number): void {
    if (this.#smoothedMs === null) {
      this.#smoothedMs = ms
      this.#deviationMs = ms / 2
      return
    }
    this.#deviationMs = 0.75 * this.#deviationMs + 0.25 * Math.abs(this.#smoothedMs - ms)
    this.#smoothedMs = 0.875 * this.#smoothedMs + 0.125 * ms
  }
}
