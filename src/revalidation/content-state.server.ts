import 'server-only'
import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {isBuild} from '#config/runtime.ts'
import {pageClient} from '#content/client/client.server.ts'
import {storeJson, readStoredJson} from '#content/client/json-file-cache.server.ts'
import {londonDay} from '#lib/london-day.ts'
import {contentFilter} from '#shared/content-change.ts'
import {type ContentState, contentStateSchema, onDay} from './content-state.ts'

/** Beside the pages that the build and the running site put on disk: the two belong together. */
const fileName = 'content-state'
const query = `*[${contentFilter}]{_id, _type, _rev, "slug": coalesce(path.current, slug.current)}`

/** Thrown when nothing at all is published: a lake that was started on another folder must not empty the site. */
class EmptyDatasetError extends Error {
  override name = 'EmptyDatasetError'
}

/**
 * Reads what is published today in one query: one request of hosted Sanity's quota, about 100 bytes for each document.
 *
 * @throws EmptyDatasetError, and when the content lake does not answer within 10 seconds
 */
export async function readContentState(): Promise<ContentState> {
  const state = contentStateSchema.parse(await pageClient().fetch<unknown>(query))
  if (state.length === 0) throw new EmptyDatasetError()
  return onDay(state, londonDay(new Date()))
}

/**
 * Stores what is published before the build renders the first page, so that a site that starts later finds what was
 * published in between. Next empties the folder when a build begins, and the first of its workers writes. Does nothing
 * outside of a build.
 *
 * @returns whether this is the first worker, which stores everything else that belongs to the build
 * @throws when the content lake does not answer; then no page could be built either
 */
export async function recordBuiltState(): Promise<boolean> {
  if (!isBuild()) return false
  const state = await readContentState()
  const file = join(/* turbopackIgnore: true */ process.cwd(), '.next', `${fileName}.json`)
  try {
    await writeFile(file, JSON.stringify(state), {flag: 'wx'})
    return true
  } catch (error) {
    const isWritten = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isWritten) throw error
    return false
  }
}

/** @returns the state that no page on disk is older than, an empty one when that is not known */
export const readStoredState = (): ContentState =>
  readStoredJson(fileName, contentStateSchema) ?? []

/** @param state - no page on disk is older */
export const storeState = (state: ContentState): void => storeJson(fileName, state)
