/** Sanity retries a webhook for half an hour; clocks may differ by five minutes. */
const maxAgeMs = 35 * 60_000
const maxAheadMs = 5 * 60_000

/** Rejects old signatures of the form `t=<milliseconds>,v1=…`, so that no recorded request can be replayed. */
export function isRecentSignature(signature: string, now: number): boolean {
  const signedAt = Number(/^t=(\d+)\b/.exec(signature)?.[1] ?? Number.NaN)
  return signedAt >= now - maxAgeMs && signedAt <= now + maxAheadMs
}
