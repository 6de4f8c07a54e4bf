import {DatabaseSync} from 'node:sqlite'
import {retryWhenLocked} from '#registrations/store/retry-when-locked.ts'

/** Write lock of another program on a SQLite file. */
export interface HeldLock {
  release: () => void
}

/** Takes the lock when the current writer is done, without blocking this process. */
export async function holdLock(file: string): Promise<HeldLock> {
  const database = new DatabaseSync(file)
  await retryWhenLocked(() => database.exec('begin immediate'), 15_000)
  return {
    release: () => {
      database.exec('rollback')
      database.close()
    },
  }
}
