import {z} from 'zod'
import {type Environment, readEnvironment} from '#lib/read-environment.ts'
import {formLimitVariables} from './form-limits.ts'
import {siteVariables} from './site.ts'

const schema = z.object({
  SITE_HOST: siteVariables.SITE_HOST,
  TRUSTED_PROXY_HOPS: formLimitVariables.TRUSTED_PROXY_HOPS,
})

/**
 * Reads which interfaces the site listens on, for commands. Behind proxies of ours it is this machine alone unless
 * somebody says otherwise: who reaches the site without them writes an `X-Forwarded-For` that is believed.
 *
 * @param environment - of the process
 * @returns an address, `null` for what Next does by itself: all of them
 * @throws EnvironmentError when a variable is malformed
 */
export function readSiteHost(environment: Environment): string | null {
  const {SITE_HOST, TRUSTED_PROXY_HOPS} = readEnvironment(schema, environment)
  return SITE_HOST ?? (TRUSTED_PROXY_HOPS > 0 ? '127.0.0.1' : null)
}
