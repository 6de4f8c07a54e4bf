import {readSiteAddresses, type SiteAddresses} from './site.ts'

/**
 * Replaces `environment.server.ts` in the edge server, which Next doesn't bundle.
 *
 * @throws EnvironmentError when a variable is malformed
 */
export const siteAddresses = (): SiteAddresses => readSiteAddresses(process.env)
