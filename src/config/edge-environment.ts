import {readSiteAddresses, type SiteAddresses} from './site.ts'

/**
 * Reads the site's addresses in the edge server, which isn't bundled by Next and so can't import
 * `environment.server.ts`.
 *
 * @throws EnvironmentError when a variable is malformed
 */
export const siteAddresses = (): SiteAddresses => readSiteAddresses(process.env)
