import 'server-only'
import {coalesce} from '#lib/coalesce.ts'
import {probeClient} from '#content/client/client.server.ts'
import {keepJson, readKeptJson} from '#content/client/json-file-cache.server.ts'
import {getRoutes} from './get-routes.ts'
import {
  hasPage,
  type RouteTable,
  routesSchema,
  routeTableOf,
  type StoredRoutes,
} from './route-table.ts'

const fileName = 'route-table'

interface State {
  list: RouteTable | null
  refresh: () => Promise<boolean>
}

declare global {
  /**
   * The published paths. The owner of freshness reads them again, and the proxy, pages and routes look them up; they
   * are in different bundles of Next, each with modules of its own.
   */
  var routeTableState: State | undefined
}

function state(): State {
  if (globalThis.routeTableState === undefined) {
    const stored = readKeptJson(fileName, routesSchema)
    globalThis.routeTableState = {
      list: stored === null ? null : routeTableOf(stored),
      refresh: coalesce(read),
    }
  }
  return globalThis.routeTableState
}

/**
 * Keeps the routes for a process that starts while the content lake is away.
 *
 * @param stored - as the content lake answered
 */
export const keepRoutes = (stored: StoredRoutes): void => keepJson(fileName, stored)

/**
 * Says which paths answer, from memory: nobody waits for the content lake (decision 15). Only without a
 * build, in development, the very first request waits until the list has been read once.
 *
 * @throws LakeUnavailableError when there is no list yet and the content lake does not answer
 */
export async function routeTable(): Promise<RouteTable> {
  const {list} = state()
  if (list !== null) return list
  await refreshRouteTable()
  const {list: first} = state()
  if (first === null) throw new Error('The list of paths was read, and is not there.')
  return first
}

/**
 * Reads the list again. Calls that come while it is being read share the next reading, which begins after all of them:
 * what they were told of is in it.
 *
 * @returns whether a page is no longer published
 * @throws LakeUnavailableError when the content lake does not answer; the list stays as it was
 */
export async function refreshRouteTable(): Promise<boolean> {
  return await state().refresh()
}

async function read(): Promise<boolean> {
  const before = state().list
  const stored = await getRoutes(probeClient, before)
  const list = routeTableOf(stored)
  state().list = list
  keepRoutes(stored)
  const had = before === null ? [] : [...before.pages, ...before.variants, ...before.listPages]
  return had.some((path) => !hasPage(list, path))
}
