import {setTimeout as sleep} from 'node:timers/promises'
import {errorProperty} from '#lib/describe-failure.ts'

/** As long as somebody waits who has pressed a button, in milliseconds. */
export const defaultLockTimeoutMs = 5000

const pauseMs = 25

/** SQLITE_BUSY and SQLITE_LOCKED (https://www.sqlite.org/rescode.html); extended codes carry them in the low byte. */
const lockedCodes = new Set([5, 6])

/**
 * @param error - anything thrown
 * @returns whether SQLite said that another connection holds the lock
 */
export function isLocked(error: unknown): boolean {
  const code = errorProperty(error, 'errcode')
  return typeof code === 'number' && lockedCodes.has(code & 0xff)
}

/**
 * Tries until the lock is free. SQLite's own waiting would stop the whole process; this lets it go on.
 *
 * @param attempt - what to try
 * @param timeoutMs - how long the lock is waited for
 * @returns what the attempt returned
 * @throws what the attempt threw, when it is no lock or the lock is held for longer
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
