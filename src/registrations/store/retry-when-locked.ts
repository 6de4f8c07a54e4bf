import {setTimeout as sleep} from 'node:timers/promises'
import {errorProperty} from '#lib/describe-failure.ts'

/** As long as a visitor waits after pressing a button. */
export const defaultLockTimeoutMs = 5000

const pauseMs = 25

/** SQLITE_BUSY and SQLITE_LOCKED (https://www.sqlite.org/rescode.html); extended codes have them in the low byte. */
const lockedCodes = new Set([5, 6])

/** Returns whether SQLite reported that another connection holds the lock. */
export function isLocked(error: unknown): boolean {
  const code = errorProperty(error, 'errcode')
  return typeof code === 'number' && lockedCodes.has(code & 0xff)
}

/**
 * Retries until the lock is free. SQLite's own wait would block the whole process.
 *
 * @throws any other error, or the lock error after the timeout
 */
export async function retryWhenLocked<Result>(
  attempt: () => Result | Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  for (const deadline = performance.now() + timeoutMs; ;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error
      await sleep(pauseMs)
    }
  }
}
