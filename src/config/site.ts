import {z} from 'zod'
import {readEnvironment} from '#lib/read-environment.ts'

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000).describe('The port of the site.'),
  NEXT_PUBLIC_SITE_URL: z
    .url()
    .optional()
    .describe('The public address of the site, for instance https://www.example.org.'),
  SANITY_STUDIO_URL: z.url().optional().describe('Where editors open the Studio.'),
  CONTENT_LAKE_PORT: z.coerce.number().int().default(3333),
})

/** Addresses of this site. */
export interface SiteAddresses {
  /** The origin visitors use, without a trailing slash. */
  publicOrigin: string
  /** The origin at which this process answers itself. */
  internalOrigin: string
  /** The address of the Studio. */
  studioUrl: string
}

/**
 * Reads the addresses of the site.
 *
 * @param environment - usually `process.env`
 * @returns origins without trailing slashes
 * @throws EnvironmentError when a variable is malformed
 */
export function readSiteAddresses(
  environment: Readonly<Record<string, string | undefined>>,
): SiteAddresses {
  const parsed = readEnvironment(schema, environment)
  const internalOrigin = `http://127.0.0.1:${parsed.PORT}`
  return {
    publicOrigin: new URL(parsed.NEXT_PUBLIC_SITE_URL ?? `http://localhost:${parsed.PORT}`).origin,
    internalOrigin,
    studioUrl: parsed.SANITY_STUDIO_URL ?? `http://localhost:${parsed.CONTENT_LAKE_PORT}/studio`,
  }
}
