import 'server-only'
import {contentClient} from '#content/client/client.server.ts'
import {prewarmCandidates} from '#routing/prewarm-candidates.ts'
import {getRoutes} from './get-routes.ts'
import {buildRouteTable} from './route-table.ts'

/** Pages that a build renders (decision 71). */
export async function prerenderedPaths(): Promise<string[]> {
  return prewarmCandidates([], buildRouteTable(await getRoutes(contentClient, null)).pages)
}
