import {cpSync, rmSync} from 'node:fs'
import {join, relative, sep} from 'node:path'
import {dataFolder} from './addresses.ts'

const lake = join(import.meta.dirname, '..', '..', dataFolder, 'content-lake')

/** The lock of the running lake and its undelivered webhooks. */
const notCopied = ['lock.json', 'lock.sqlite', 'lock.sqlite-journal', 'webhooks']

/**
 * Copies the content lake of the test run, which must not change meanwhile, to another data folder.
 *
 * @param folder - the `DATA_DIR` of the copy; a lake in it is replaced
 */
export function copyLake(folder: string): void {
  const to = join(folder, 'content-lake')
  rmSync(to, {recursive: true, force: true})
  cpSync(lake, to, {
    recursive: true,
    filter: (path) => !notCopied.includes(relative(lake, path).split(sep)[0] ?? ''),
  })
}
