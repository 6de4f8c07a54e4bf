import {join} from 'node:path'
import {lockFile, lockOwner} from '#content-lake/store/file-lock.ts'
import {StepError} from './processes.ts'

/** Keeps the lock from being collected as garbage, which would release it. */
let release: (() => void) | null = null

/**
 * Takes the build for this process until it ends: a second start would replace the files that a running site serves.
 *
 * @param root - of the checkout
 * @throws StepError naming the process that has it
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
