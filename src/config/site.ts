import {z} from 'zod'
import {type Environment, readEnvironment} from '#lib/read-environment.ts'
import {port} from './variables.ts'
import {formLimitVariables} from './form-limits.ts'

const origin = () =>
  z.url({protocol: /^https?$/, error: 'must be an address that begins with http:// or https://'})

/** Anything that is no address at all has its own message. */
function isOrigin(address: string): boolean {
  const url = URL.parse(address)
  return url === null || url.href === `${url.origin}/`
}

export const siteVariables = {
  PORT: port(3000).describe('The port of the site.'),
  NEXT_PUBLIC_SITE_URL: origin()
    .refine(
      isOrigin,
      'must have neither a path nor credentials, because the site serves from the root of its host',
    )
    .optional()
    .describe('The public address of the site, for instance https://www.example.org.'),
  NEXT_PUBLIC_API_BASE_URL: origin().optional().describe('Another backend for the forms.'),
  SANITY_STUDIO_URL: origin().optional().describe('The address of the Studio.'),
  CONTENT_LAKE_PORT: port(3333).describe('The port of the local content lake.'),
  STATIC_FILES_DIR: z
    .string()
    .optional()
    .describe(
      'A folder in which several instances share the scripts and styles of their builds, for pages that were opened before an update.',
    ),
  SITE_HOST: z
    .enum(['127.0.0.1', '0.0.0.0', '::'], 'must be 127.0.0.1, 0.0.0.0 or ::')
    .optional()
    .describe(
      'The interface that the site listens on; 127.0.0.1 is reachable from the same computer only.',
    ),
}

const schema = z.object(siteVariables)

export interface SiteAddresses {
  /** The origin that visitors use, without a trailing slash. */
  publicOrigin: string
  /** The origin at which this process reaches itself. */
  internalOrigin: string
  studioUrl: string
}

export function toSiteAddresses(parsed: z.output<typeof schema>): SiteAddresses {
  return {
    publicOrigin: new URL(parsed.NEXT_PUBLIC_SITE_URL ?? `http://localhost:${parsed.PORT}`).origin,
    internalOrigin: `http://127.0.0.1:${parsed.PORT}`,
    studioUrl: parsed.SANITY_STUDIO_URL ?? `http://localhost:${parsed.CONTENT_LAKE_PORT}/studio`,
  }
}

/** @throws EnvironmentError when a variable is malformed */
export function readSiteAddresses(environment: Environment): SiteAddresses {
  return toSiteAddresses(readEnvironment(schema, environment))
}

const hostSchema = z.object({
  SITE_HOST: siteVariables.SITE_HOST,
  TRUSTED_PROXY_HOPS: formLimitVariables.TRUSTED_PROXY_HOPS,
})

/**
 * Reads the interface to listen on. Behind trusted proxies it defaults to the loopback address: a client that
 * bypasses the proxies could forge a trusted `X-Forwarded-For`.
 *
 * @returns `null` for Next's default, all interfaces
 * @throws EnvironmentError when a variable is malformed
 */
export function readSiteHost(environment: Environment): string | null {
  const {SITE_HOST, TRUSTED_PROXY_HOPS} = readEnvironment(hostSchema, environment)
  return SITE_HOST ?? (TRUSTED_PROXY_HOPS > 0 ? '127.0.0.1' : null)
}
