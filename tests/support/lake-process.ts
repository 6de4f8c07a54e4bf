import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {dataFolder, lake} from './addresses.ts'

const root = join(import.meta.dirname, '..', '..')

/** Returns the process id in the lock of the dataset's folder. */
export function lakePid(): number {
  const file = join(root, dataFolder, 'content-lake', 'lock.json')
  const owner: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const pid: unknown =
    typeof owner === 'object' && owner !== null ? Reflect.get(owner, 'pid') : undefined
  if (typeof pid !== 'number') throw new Error('The lock names no process.')
  return pid
}

/** Kills the content lake, unless it is down. */
export function killLake(): void {
  try {
    process.kill(lakePid(), 'SIGKILL')
  } catch {
    // It has not started again.
  }
}

/** Returns whether the content lake is up. */
export async function lakeAnswers(): Promise<boolean> {
  try {
    return (await fetch(`${lake}/_lake/health`)).ok
  } catch {
    return false
  }
}
