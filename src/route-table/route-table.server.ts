import 'server-only'
import {coalesce} from '#lib/coalesce.ts'
import {contentClient, probeClient} from '#content/client/client.server.ts'
import {readStoredJson, storeJson} from '#content/client/json-file-cache.server.ts'
import {getRoutes} from './get-routes.ts'
import {
  buildRouteTable,
  hasPage,
  routesSchema,
  type RouteTable,
  type StoredRoutes,
} from './route-table.ts'
import {prewarmCandidates} from '#routing/prewarm-candidates.ts'

const fileName = 'route-table'

interface State {
  list: RouteTable | null
  refresh: () => Promise<boolean>
}

declare global {
  /** Shared through `globalThis`, because the bundles of Next each have their own module instances. */
  var routeTableState: State | undefined
}

function state(): State {
  if (globalThis.routeTableState === undefined) {
    const stored = readStoredJson(fileName, routesSchema)
    globalThis.routeTableState = {
      list: stored === null ? null : buildRouteTable(stored),
      refresh: coalesce(read),
    }
  }
  return globalThis.routeTableState
}

/** Stores the routes for a process that starts while the content lake is unavailable. */
export const storeRoutes = (stored: StoredRoutes): void => storeJson(fileName, stored)

/**
 * Returns the table from memory, so that no request waits for the content lake (decision 15). Only in development,
 * without a build, the first request waits for the first fetch.
 */
export async function routeTable(): Promise<RouteTable> {
  const {list} = state()
  if (list !== null) return list
  await refreshRouteTable()
  const {list: first} = state()
  if (first === null) throw new Error('The route table is missing after a refresh.')
  return first
}

/**
 * Fetches the table; concurrent calls share a fetch that begins after them. On an error the table stays unchanged.
 *
 * @returns whether a page is no longer published
 */
export async function refreshRouteTable(): Promise<boolean> {
  return await state().refresh()
}

async function read(): Promise<boolean> {
  const before = state().list
  const stored = await getRoutes(probeClient, before)
  const list = buildRouteTable(stored)
  state().list = list
  storeRoutes(stored)
  const had = before === null ? [] : [...before.pages, ...before.variants, ...before.listPages]
  return had.some((path) => !hasPage(list, path))
}

/** Pages that a build renders (decision 71). */
export async function prerenderedPaths(): Promise<string[]> {
  return prewarmCandidates([], buildRouteTable(await getRoutes(contentClient, null)).pages)
}
