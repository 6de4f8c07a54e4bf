import 'server-only'
import {coalesce} from '#lib/coalesce.ts'
import {probeClient} from './client.server.ts'
import {readKnownPaths, writeKnownPaths} from './known-paths-file.server.ts'
import {isKnownPage, type KnownPaths, knownPathsOf} from './known-paths.ts'
import {deleteUnknownPages} from './page-cache.server.ts'
import {getKnownPaths} from './queries/get-known-paths.ts'

/** How often the list is compared with the content lake, for changes whose webhook was lost, in milliseconds. */
const refreshMs = 5 * 60_000
/** How soon a comparison that failed is tried again, in milliseconds. */
const retryMs = 5000

interface State {
  list: KnownPaths | null
  refresh: () => Promise<void>
  isRefreshing: boolean
}

declare global {
  /** Next gives the proxy and the route handlers their own modules; the process has one list all the same. */
  var knownPathsState: State | undefined
}

function state(): State {
  if (globalThis.knownPathsState === undefined) {
    const stored = readKnownPaths()
    globalThis.knownPathsState = {
      list: stored === null ? null : knownPathsOf(stored),
      refresh: coalesce(read),
      isRefreshing: false,
    }
  }
  return globalThis.knownPathsState
}

/**
 * Says which paths answer, from memory: nobody waits for the content lake (decision 15). Only without a
 * build, in development, the very first request waits until the list has been read once.
 *
 * @throws LakeUnavailableError when there is no list yet and the content lake does not answer
 */
export async function knownPaths(): Promise<KnownPaths> {
  const {list} = state()
  if (list !== null) return list
  await refreshKnownPaths()
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
export async function refreshKnownPaths(): Promise<void> {
  await state().refresh()
}

async function read(): Promise<void> {
  const before = state().list
  const stored = await getKnownPaths(probeClient, before)
  const list = knownPathsOf(stored)
  state().list = list
  writeKnownPaths(stored)
  const isGone = (path: string) => !isKnownPage(list, path)
  const had = before === null ? [] : [...before.pages, ...before.variants, ...before.listPages]
  if (had.some(isGone)) await cleanPageCache()
}

const cleanPageCache = () =>
  deleteUnknownPages((path) => {
    const {list} = state()
    return list === null || isKnownPage(list, path)
  })

/**
 * Begins to compare the list with the content lake, once in a process: now, and every five minutes; five seconds after
 * a comparison that failed.
 */
export function startKnownPathRefresh(): void {
  const current = state()
  if (current.isRefreshing) return
  current.isRefreshing = true
  let isAway = false
  const run = async () => {
    try {
      await refreshKnownPaths()
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
