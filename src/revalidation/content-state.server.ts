import 'server-only'
import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {isBuild} from '#config/runtime.ts'
import {AdviceError} from '#lib/describe-failure.ts'
import {pageClient} from '#content/client/client.server.ts'
import {storeJson, readStoredJson} from '#content/client/json-file-cache.server.ts'
import {contentFilter} from '#shared/content-change.ts'
import {type ContentState, atTime, contentStateSchema, withWaitingSteps} from './content-state.ts'
import {knownWaitingSteps} from './waiting-steps.server.ts'

/** Stored next to the cached pages, because it describes them. */
const fileName = 'content-state'
const query = `*[${contentFilter}]{_id, _type, _rev, "slug": coalesce(path.current, slug.current)}`

/**
 * @throws AdviceError when the dataset is empty: a lake started with the wrong folder must not empty the site. Also when
 * the content lake doesn't respond within 10 seconds
 */
export async function readContentState(): Promise<ContentState> {
  const state = contentStateSchema.parse(await pageClient().fetch<unknown>(query))
  if (state.length === 0) throw new AdviceError('the dataset is empty')
  return withWaitingSteps(atTime(state, new Date()), knownWaitingSteps())
}

/**
 * Stores the content state before the build renders its first page, so that the site finds what was published since.
 * Next empties the folder when a build begins, and the first of its workers writes the file.
 *
 * @returns whether this worker is the first, which stores all other build data
 * @throws when the content lake doesn't respond
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

/** @returns a state that is no newer than any cached page; empty when unknown */
export const readStoredState = (): ContentState =>
  readStoredJson(fileName, contentStateSchema) ?? []

/** @param state - must not be newer than any cached page */
export const storeState = (state: ContentState): void => storeJson(fileName, state)
