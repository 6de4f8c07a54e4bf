import {z} from 'zod'
import {type Environment, readEnvironment} from '#lib/read-environment.ts'
import {port} from './variables.ts'

const origin = () =>
  z.url({protocol: /^https?$/, error: 'must be an address that begins with http:// or https://'})

export const siteVariables = {
  PORT: port(3000).describe('The port of the site.'),
  NEXT_PUBLIC_SITE_URL: origin()
    .optional()
    .describe('The public address of the site, for instance https://www.example.org.'),
  SANITY_STUDIO_URL: origin().optional().describe('Where editors open the Studio.'),
  CONTENT_LAKE_PORT: port(3333).describe('The port of the local content lake.'),
  SITE_HOST: z
    .enum(['127.0.0.1', '0.0.0.0', '::'], 'must be 127.0.0.1, 0.0.0.0 or ::')
    .optional()
    .describe('Which interfaces the site listens on: 127.0.0.1 is this machine alone.'),
}

const schema = z.object(siteVariables)

/** Addresses of this site. */
export interface SiteAddresses {
  /** The origin visitors use, without a trailing slash. */
  publicOrigin: string
  /** The origin at which this process answers itself. */
  internalOrigin: string
  /** The address of the Studio. */
  studioUrl: string
}

/** @param parsed - the parsed variables */
export function toSiteAddresses(parsed: z.output<typeof schema>): SiteAddresses {
  return {
    publicOrigin: new URL(parsed.NEXT_PUBLIC_SITE_URL ?? `http://localhost:${parsed.PORT}`).origin,
    internalOrigin: `http://127.0.0.1:${parsed.PORT}`,
    studioUrl: parsed.SANITY_STUDIO_URL ?? `http://localhost:${parsed.CONTENT_LAKE_PORT}/studio`,
  }
}

/**
 * Reads the addresses of the site, for commands; the site itself has `configuration()`.
 *
 * @param environment - of the process
 * @returns origins without trailing slashes
 * @throws EnvironmentError when a variable is malformed
 */
export function readSiteAddresses(environment: Environment): SiteAddresses {
  return toSiteAddresses(readEnvironment(schema, environment))
}
