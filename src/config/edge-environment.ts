import {z} from 'zod'
import {readEnvironment} from '#lib/read-environment.ts'
import {formLimitVariables} from './form-limits.ts'
import {readSiteAddresses, type SiteAddresses, siteVariables} from './site.ts'

/**
 * Replaces `environment.server.ts` in the edge server, which Next doesn't bundle.
 *
 * @throws EnvironmentError when a variable is malformed
 */
export const siteAddresses = (): SiteAddresses => readSiteAddresses(process.env)

const {TRUSTED_PROXY_HOPS} = formLimitVariables

/** @throws EnvironmentError when the variable is malformed */
export const trustedProxyHops = (): number =>
  readEnvironment(z.object({TRUSTED_PROXY_HOPS}), process.env).TRUSTED_PROXY_HOPS

/** @returns the folder in which instances share the static files of their builds, or null */
export const sharedStaticFolder = (): string | null => {
  const {STATIC_FILES_DIR} = siteVariables
  return readEnvironment(z.object({STATIC_FILES_DIR}), process.env).STATIC_FILES_DIR ?? null
}
