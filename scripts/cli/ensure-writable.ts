import {accessSync, constants, existsSync, statSync} from 'node:fs'
import {dirname} from 'node:path'
import {StepError} from './processes.ts'

/**
 * Checks that this user can write to files and folders, or to the parent folders of missing ones.
 *
 * @throws StepError with the first path that belongs to another user, and what to do
 */
export function ensureWritable(paths: readonly string[]): void {
  for (const path of paths) {
    const existing = firstExisting(path)
    try {
      accessSync(existing, constants.W_OK)
    } catch {
      throw new StepError(
        `This user cannot write to ${existing}, which belongs to the user with the id ${statSync(existing).uid}. Start the site as that user, or hand the folder over with chown.`,
      )
    }
  }
}

function firstExisting(path: string): string {
  return existsSync(path) ? path : firstExisting(dirname(path))
}
