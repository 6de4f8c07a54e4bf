import {cpSync, rmSync} from 'node:fs'
import {join, relative, sep} from 'node:path'
import {dataFolder} from './addresses.ts'

const lake = join(import.meta.dirname, '..', '..', dataFolder, 'content-lake')

/** Of the lake that runs: its lock, and what it still has to tell the other site. */
const notCopied = ['lock.json', 'lock.sqlite', 'lock.sqlite-journal', 'webhooks']

/**
 * Copies the content lake of the test run, in which nobody edits, to another data folder.
 *
 * @param folder - `DATA_DIR` of the other; a lake that it had is replaced
 */
export function copyLake(folder: string): void {
  const to = join(folder, 'content-lake')
  rmSync(to, {recursive: true, force: true})
  cpSync(lake, to, {
    recursive: true,
    filter: (path) => !notCopied.includes(relative(lake, path).split(sep)[0] ?? ''),
  })
}
