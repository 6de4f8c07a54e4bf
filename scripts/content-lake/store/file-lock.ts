import {chmodSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'

/** SQLite's result code for a file that another process has locked (https://www.sqlite.org/rescode.html#busy). */
const busy = 5

/**
 * Locks a file through SQLite. The operating system releases the lock when the process ends, even after a crash.
 * @param path - without extension; `<path>.json` names the owner
 * @returns a function that releases the lock, or `null` when another process holds it
 * @throws Error when the folder isn't writable
 */
export function lockFile(path: string): (() => void) | null {
  mkdirSync(dirname(path), {recursive: true})
  const database = new DatabaseSync(`${path}.sqlite`)
  try {
    database.exec('PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (isLocked(error)) return null
    throw error
  }
  writeFileSync(`${path}.json`, JSON.stringify({pid: process.pid, since: new Date().toISOString()}))
  return () => {
    if (database.isOpen) database.close()
  }
}

/**
 * Locks a data folder for this process.
 * @returns a function that releases the lock
 * @throws Error naming the folder and the process that uses it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, {recursive: true})
  // Contains drafts, assets and sessions.
  chmodSync(folder, 0o700)
  const path = join(folder, 'lock')
  const release = lockFile(path)
  if (release !== null) return release
  throw new Error(
    `The data folder ${folder} is in use by another content lake (${lockOwner(path)}). ` +
      'Stop that one first, or choose another folder with DATA_DIR.',
  )
}

/** Returns the owner of a lock, for instance `process 4711`. */
export function lockOwner(path: string): string {
  try {
    const owner: unknown = JSON.parse(readFileSync(`${path}.json`, 'utf8'))
    return typeof owner === 'object' && owner !== null && 'pid' in owner
      ? `process ${String(owner.pid)}`
      : 'another process'
  } catch {
    return 'another process'
  }
}

const isLocked = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === busy
