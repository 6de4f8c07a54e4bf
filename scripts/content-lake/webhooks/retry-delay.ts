/** After this many attempts a delivery is given up. */
export const maxAttempts = 10
/** After this time a delivery is given up. */
export const maxAgeMs = 30 * 60_000

const firstDelayMs = 500
const maxDelayMs = 5 * 60_000

/**
 * Returns how long to wait after a failed attempt: doubling, with up to half of it random, so that
 * many deliveries that failed together do not come back together.
 */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1))
  return delay / 2 + (delay / 2) * random()
}
