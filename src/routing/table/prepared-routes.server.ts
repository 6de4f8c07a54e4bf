import 'server-only'
import {contentClient} from '#content/client/client.server.ts'
import {wantedPages} from '#routing/prewarm-candidates.ts'
import {getRoutes} from './get-routes.ts'
import {routeTableOf} from './route-table.ts'

/** Pages that a build renders (decision 71). */
export async function preparedRoutes(): Promise<string[]> {
  return wantedPages([], routeTableOf(await getRoutes(contentClient, null)).pages)
}
