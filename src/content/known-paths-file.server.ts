import 'server-only'
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {knownPathsSchema, type StoredPaths} from './known-paths.ts'

/** Inside the build, so that both go together: a new build begins with the paths that it was built with. */
const file = join(process.cwd(), '.next', 'known-paths.json')

/**
 * Keeps the paths for a process that starts while the content lake is away. A disk that cannot be written costs no more
 * than that.
 *
 * @param stored - as the content lake answered
 */
export function writeKnownPaths(stored: StoredPaths): void {
  const text = JSON.stringify(stored)
  try {
    if (text === readText()) return
    mkdirSync(dirname(file), {recursive: true})
    // Another process may read at any time: it finds the old list or the new one, never half of one.
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, text)
    renameSync(draft, file)
  } catch (error) {
    console.warn(
      'The known paths could not be kept:',
      error instanceof Error ? error.message : error,
    )
  }
}

/**
 * Reads what the build, or the last process that reached the content lake, has left.
 *
 * @returns `null` when there is none that can be used
 */
export function readKnownPaths(): StoredPaths | null {
  try {
    return knownPathsSchema.parse(JSON.parse(readText() ?? 'null'))
  } catch {
    return null
  }
}

function readText(): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
