import {DatabaseSync} from 'node:sqlite'
import {retryWhenLocked} from '#registrations/store/retry-when-locked.ts'

/** Write lock of another program on a SQLite file. */
export interface HeldLock {
  release: () => void
}

/**
 * Takes the lock when the current writer is done, without blocking this process.
 *
 * @throws Error after the timeout
 */
export async function holdLock(file: string, timeoutMs = 15_000): Promise<HeldLock> {
  const database = new DatabaseSync(file)
  try {
    await retryWhenLocked(() => database.exec('begin immediate'), timeoutMs)
  } catch (error) {
    database.close()
    throw new Error(
      `Waited ${timeoutMs} ms for other connections to end their writing in ${file}, to lock it for a test.`,
      {cause: error},
    )
  }
  return {
    release: () => {
      database.exec('rollback')
      database.close()
    },
  }
}
