import {chmodSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'

/** A data folder held by this process. */
export interface FolderLock {
  /** Gives the folder back. */
  release(): void
}

/**
 * Takes a data folder for this process alone. The lock is one the operating system keeps (through
 * SQLite), so it ends with the process however that dies, cannot be stale, and of two processes
 * that ask at the same moment exactly one gets it; the file beside it only says who has it.
 * @throws Error naming the folder and the process that uses it.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, {recursive: true})
  // Drafts, assets, sessions: all of it is the business of this user alone.
  chmodSync(folder, 0o700)
  const ownerFile = join(folder, 'lock.json')
  const database = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    database.exec('PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE')
  } catch {
    database.close()
    throw new Error(
      `The data folder ${folder} is in use by another content lake (${ownerIn(ownerFile)}). ` +
        'Stop that one first, or choose another folder with DATA_DIR.',
    )
  }
  writeFileSync(ownerFile, JSON.stringify({pid: process.pid, since: new Date().toISOString()}))
  return {
    release: () => {
      if (database.isOpen) database.close()
    },
  }
}

function ownerIn(file: string): string {
  try {
    const owner: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof owner === 'object' && owner !== null && 'pid' in owner
      ? `process ${String(owner.pid)}`
      : 'another process'
  } catch {
    return 'another process'
  }
}
