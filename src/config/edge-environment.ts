import {readSite} from './configuration.ts'

/**
 * Replaces `environment.server.ts` in the edge server, which Next doesn't bundle.
 *
 * @throws EnvironmentError when a variable is malformed
 */
export const edgeConfiguration = () => readSite(process.env)
