import type {SiteAddresses} from './site.ts'

/** A header's name, in lower case, and its value. */
export type Header = readonly [name: string, value: string]

/** Two years, as the preload lists ask for. */
const hstsSeconds = 63_072_000

/**
 * What is sent with every answer (decision 11), by Next and by what stands in front of it.
 *
 * @param site - whose public address says whether visitors come over TLS; a name over HTTP must not forbid HTTP
 */
export function securityHeaders({publicOrigin}: Pick<SiteAddresses, 'publicOrigin'>): Header[] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(self)'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    // Not for subdomains: they are somebody else's to decide on.
    ...(publicOrigin.startsWith('https:')
      ? [['strict-transport-security', `max-age=${hstsSeconds}`] as const]
      : []),
  ]
}

/** Pictures, films and what pages are shared with may be shown anywhere. */
export const publicFileHeaders: readonly Header[] = [
  ['cross-origin-resource-policy', 'cross-origin'],
]

/** Files show themselves and run nothing: a script in a drawing stays a text. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/** Answers to programs show nothing at all. */
export const apiPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
