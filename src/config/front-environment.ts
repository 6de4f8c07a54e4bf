import {readSiteAddresses, type SiteAddresses} from './site.ts'

/**
 * Reads the addresses of the site in the process that stands in front of Next: it is no bundle of Next's, so
 * `environment.server.ts` cannot be imported there.
 *
 * @throws EnvironmentError when a variable is malformed
 */
export const siteAddresses = (): SiteAddresses => readSiteAddresses(process.env)
