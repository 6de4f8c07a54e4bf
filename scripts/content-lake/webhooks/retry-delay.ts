/** Attempts after which a delivery is given up. */
export const maxAttempts = 10
/** Age at which a delivery is given up. */
export const maxAgeMs = 30 * 60_000

const firstDelayMs = 500
const maxDelayMs = 5 * 60_000

/** Returns the delay after a failed attempt: exponential backoff with jitter. */
export function retryDelay(attempt: number): number {
  const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1))
  return delay / 2 + (delay / 2) * Math.random()
}
