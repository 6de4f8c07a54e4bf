import 'server-only'
import {contentClient} from '#content/client/client.server.ts'
import {wantedPages} from '#routing/prewarm-candidates.ts'
import {getRoutes} from './get-routes.ts'
import {routeTableOf} from './route-table.ts'

/**
 * Lists the pages that a build renders (decision 71).
 *
 * @returns paths of pages, those that visitors come upon soonest first
 * @throws LakeUnavailableError when the content lake does not answer
 */
export async function preparedRoutes(): Promise<string[]> {
  return wantedPages([], routeTableOf(await getRoutes(contentClient, null)).pages)
}
