import type {SiteAddresses} from './configuration.ts'

/** A lower-case name and a value. */
export type Header = readonly [name: string, value: string]

/** Two years, as the preload lists recommend. */
const hstsSeconds = 63_072_000

/** Headers of every response. HSTS is left out on plain HTTP, where it would forbid HTTP. */
export function securityHeaders({publicOrigin}: Pick<SiteAddresses, 'publicOrigin'>): Header[] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(self)'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    // Subdomains may belong to other services.
    ...(publicOrigin.startsWith('https:')
      ? [['strict-transport-security', `max-age=${hstsSeconds}`] as const]
      : []),
  ]
}

/** Images, videos and share images may be embedded anywhere. */
export const publicFileHeaders: readonly Header[] = [
  ['cross-origin-resource-policy', 'cross-origin'],
]

/** Keeps scripts in uploaded SVG files from running. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/** API responses load nothing and can't be framed. */
export const apiPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
