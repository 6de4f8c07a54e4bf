import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname} from 'node:path'
import {DatabaseSync} from 'node:sqlite'

/** The result code of SQLite for a file that another process has locked (https://www.sqlite.org/rescode.html#busy). */
const busy = 5

/**
 * Locks a file for this process. The operating system keeps the lock (through SQLite), so it ends with the process
 * however that dies, and of two processes that ask at the same moment exactly one gets it.
 *
 * @param path - of the lock without an ending; `.json` beside it says who has the lock
 * @returns releases the lock; `null` when another process has it
 * @throws when the folder cannot be written to
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

/** @returns who has a lock, for instance `process 4711` */
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
