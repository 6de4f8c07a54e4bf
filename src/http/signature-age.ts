/** Sanity tries a webhook again for half an hour; clocks may differ by five minutes. */
const maxAgeMs = 35 * 60_000
const maxAheadMs = 5 * 60_000

/**
 * Says whether a webhook was signed as long ago as it may be delivered. A valid signature alone would be taken for good
 * by whoever has seen one.
 *
 * @param signature - the header `sanity-webhook-signature`, `t=<milliseconds>,v1=…`
 * @param now - in milliseconds
 */
export function isRecentSignature(signature: string, now: number): boolean {
  const signedAt = Number(/^t=(\d+)\b/.exec(signature)?.[1] ?? Number.NaN)
  return signedAt >= now - maxAgeMs && signedAt <= now + maxAheadMs
}
