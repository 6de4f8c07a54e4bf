/** After this many attempts a delivery is given up. */
export const MAX_ATTEMPTS = 10
/** After this time a delivery is given up. */
export const MAX_AGE_MS = 30 * 60_000

const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 5 * 60_000

/**
 * Returns how long to wait after a failed attempt: doubling, with up to half of it random, so that
 * many deliveries that failed together do not come back together.
 */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempt - 1))
  return delay / 2 + (delay / 2) * random()
}
