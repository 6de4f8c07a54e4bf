import 'server-only'
import {probeClient} from '#content/client.server.ts'
import {keepJson, readKeptJson} from '#content/kept-json.server.ts'
import {deleteUnknownPages} from '#content/page-cache.server.ts'
import {getRoutes} from './get-routes.ts'
import {
  hasPage,
  type RouteTable,
  routesSchema,
  routeTableOf,
  type StoredRoutes,
} from './route-table.ts'

const fileName = 'route-table'

/** How often the list is compared with the content lake, for changes whose webhook was lost, in milliseconds. */
const refreshMs = 5 * 60_000
/** How soon a comparison that failed is tried again, in milliseconds. */
const retryMs = 5000

interface State {
  list: RouteTable | null
  running: Promise<void> | undefined
  waiting: Promise<void> | undefined
  isRefreshing: boolean
}

declare global {
  /** Next gives the proxy and the route handlers their own modules; the process has one list all the same. */
  var routeTableState: State | undefined
}

function state(): State {
  if (globalThis.routeTableState === undefined) {
    const stored = readKeptJson(fileName, routesSchema)
    globalThis.routeTableState = {
      list: stored === null ? null : routeTableOf(stored),
      running: undefined,
      waiting: undefined,
      isRefreshing: false,
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
 * Reads the list again, and deletes from Next's page cache what has stopped being a page. Calls that come while it is
 * being read share the next reading, which begins after all of them: what they were told of is in it.
 *
 * @throws LakeUnavailableError when the content lake does not answer; the list stays as it was
 */
export async function refreshRouteTable(): Promise<void> {
  const current = state()
  current.waiting ??= (async () => {
    await current.running?.catch(() => undefined)
    current.waiting = undefined
    current.running = read()
    await current.running
  })()
  await current.waiting
}

async function read(): Promise<void> {
  const before = state().list
  const stored = await getRoutes(probeClient, before)
  const list = routeTableOf(stored)
  state().list = list
  keepRoutes(stored)
  const isGone = (path: string) => !hasPage(list, path)
  const had = before === null ? [] : [...before.pages, ...before.variants, ...before.listPages]
  if (had.some(isGone)) await cleanPageCache()
}

const cleanPageCache = () =>
  deleteUnknownPages((path) => {
    const {list} = state()
    return list === null || hasPage(list, path)
  })

/**
 * Begins to compare the list with the content lake, once in a process: now, and every five minutes; five seconds after
 * a comparison that failed.
 */
export function startRouteTableRefresh(): void {
  const current = state()
  if (current.isRefreshing) return
  current.isRefreshing = true
  let isAway = false
  const run = async () => {
    try {
      await refreshRouteTable()
      // Also what was rendered while it was being deleted.
      await cleanPageCache()
      if (isAway) console.info('The content lake is back.')
      isAway = false
    } catch (error) {
      if (!isAway) {
        console.warn(
          'Visitors get what was rendered before:',
          error instanceof Error ? error.message : error,
        )
      }
      isAway = true
    }
    setTimeout(() => void run(), isAway ? retryMs : refreshMs).unref()
  }
  void run()
}
