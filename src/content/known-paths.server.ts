import 'server-only'
import {coalesce} from '#lib/coalesce.ts'
import {probeClient} from './client.server.ts'
import {readKnownPaths, writeKnownPaths} from './known-paths-file.server.ts'
import {isKnownPage, type KnownPaths, knownPathsOf} from './known-paths.ts'
import {getKnownPaths} from './queries/get-known-paths.ts'

interface State {
  list: KnownPaths | null
  refresh: () => Promise<boolean>
}

declare global {
  /**
   * The published paths. The owner of freshness reads them again, and the proxy, pages and routes look them up; they
   * are in different bundles of Next, each with modules of its own.
   */
  var knownPathsState: State | undefined
}

function state(): State {
  if (globalThis.knownPathsState === undefined) {
    const stored = readKnownPaths()
    globalThis.knownPathsState = {
      list: stored === null ? null : knownPathsOf(stored),
      refresh: coalesce(read),
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
 * Reads the list again. Calls that come while it is being read share the next reading, which begins after all of them:
 * what they were told of is in it.
 *
 * @returns whether a page is no longer published
 * @throws LakeUnavailableError when the content lake does not answer; the list stays as it was
 */
export async function refreshKnownPaths(): Promise<boolean> {
  return await state().refresh()
}

async function read(): Promise<boolean> {
  const before = state().list
  const stored = await getKnownPaths(probeClient, before)
  const list = knownPathsOf(stored)
  state().list = list
  writeKnownPaths(stored)
  const had = before === null ? [] : [...before.pages, ...before.variants, ...before.listPages]
  return had.some((path) => !isKnownPage(list, path))
}
