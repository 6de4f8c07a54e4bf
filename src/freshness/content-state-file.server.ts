import 'server-only'
import {readFile, rename, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {isBuild} from '#config/runtime.ts'
import {readContentState} from './compare-content.server.ts'
import {type ContentState, contentStateSchema} from './content-state.ts'

/** Beside the pages that the build and the running site put on disk: the two go together. */
const stateFile = () =>
  join(/* turbopackIgnore: true */ process.cwd(), '.next', 'content-state.json')

/**
 * Writes down what is published before the build renders the first page, so that a site that starts later finds what
 * was published in between. Next empties the folder when a build begins, and the first of its workers writes. Outside
 * of a build it does nothing.
 *
 * @returns whether this is the worker that was first: what else is kept with the build is its business
 * @throws when the content lake does not answer; then no page could be built either
 */
export async function recordBuiltState(): Promise<boolean> {
  if (!isBuild()) return false
  const state = await readContentState()
  try {
    await writeFile(stateFile(), JSON.stringify(state), {flag: 'wx'})
    return true
  } catch (error) {
    const isWritten = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isWritten) throw error
    return false
  }
}

/** @returns the state that no page on disk is older than, an empty one when that is not known */
export async function readStateFile(): Promise<ContentState> {
  try {
    return contentStateSchema.parse(JSON.parse(await readFile(stateFile(), 'utf8')))
  } catch {
    return []
  }
}

/**
 * Keeps a state for the next start.
 *
 * @param state - no page on disk is older
 * @throws when the folder cannot be written to
 */
export async function writeStateFile(state: ContentState): Promise<void> {
  const unfinished = `${stateFile()}.${process.pid}`
  await writeFile(unfinished, JSON.stringify(state))
  await rename(unfinished, stateFile())
}
