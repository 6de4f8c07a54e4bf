import {join} from 'node:path'
import {lockFile, lockOwner} from '#content-lake/store/file-lock.ts'
import {StepError} from './processes.ts'

/** Prevents the garbage collection of the lock, which would release it. */
let release: (() => void) | null = null

/**
 * Locks the build until this process ends, because a second start would replace the files of a running site.
 *
 * @throws StepError with the process that has the lock
 */
export function lockBuild(root: string): void {
  // `next build` neither empties nor reads this folder.
  const path = join(root, '.next', 'cache', 'start-lock')
  release ??= lockFile(path)
  if (release !== null) return
  throw new StepError(
    `The site of this folder is already running or being built (${lockOwner(path)}). Stop it first, or start the second site in another checkout.`,
  )
}
