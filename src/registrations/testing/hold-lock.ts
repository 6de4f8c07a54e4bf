import {DatabaseSync} from 'node:sqlite'
import {retryWhenLocked} from '#registrations/store/retry-when-locked.ts'

/** The lock for writing on a SQLite file, as another program could hold it. */
export interface HeldLock {
  release: () => void
}

/**
 * Takes the lock once whoever writes now is done, without stopping this process.
 *
 * @param file - of the database
 * @param timeoutMs - how long others may go on writing
 * @throws Error saying what was waited for when that time is over
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
