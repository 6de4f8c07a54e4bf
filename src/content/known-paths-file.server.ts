import 'server-only'
import {keepJson, readKeptJson} from './kept-json.server.ts'
import {knownPathsSchema, type StoredPaths} from './known-paths.ts'

const name = 'known-paths'

/**
 * Keeps the paths for a process that starts while the content lake is away.
 *
 * @param stored - as the content lake answered
 */
export function writeKnownPaths(stored: StoredPaths): void {
  keepJson(name, stored)
}

/**
 * Reads what the build, or the last process that reached the content lake, has left.
 *
 * @returns `null` when there is none that can be used
 */
export function readKnownPaths(): StoredPaths | null {
  return readKeptJson(name, knownPathsSchema)
}
