import {z} from 'zod'
import {type Environment, readEnvironment} from '#lib/read-environment.ts'
import {formLimitVariables} from './form-limits.ts'
import {siteVariables} from './site.ts'

const schema = z.object({
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
  const {SITE_HOST, TRUSTED_PROXY_HOPS} = readEnvironment(schema, environment)
  return SITE_HOST ?? (TRUSTED_PROXY_HOPS > 0 ? '127.0.0.1' : null)
}
