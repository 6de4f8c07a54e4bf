/** Sanity retries a webhook for half an hour; clocks may differ by five minutes. */
const maxAgeMs = 35 * 60_000
const maxAheadMs = 5 * 60_000

/**
 * Returns whether a webhook was signed recently. Without this check a recorded request could be replayed for ever.
 *
 * @param signature - the header `sanity-webhook-signature`, `t=<milliseconds>,v1=…`
 * @param now - in milliseconds since the epoch
 */
export function isRecentSignature(signature: string, now: number): boolean {
  const signedAt = Number(/^t=(\d+)\b/.exec(signature)?.[1] ?? Number.NaN)
  return signedAt >= now - maxAgeMs && signedAt <= now + maxAheadMs
}
