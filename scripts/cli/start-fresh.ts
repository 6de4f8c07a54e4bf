import {rmSync} from 'node:fs'
import {resolve} from 'node:path'

/** Starts the site with an empty data folder, for tests and benchmarks. `KEEP_DATA` leaves the folder as it is. */
const folder = process.env['DATA_DIR']
if (!folder) throw new Error('Set DATA_DIR: start-fresh empties this folder.')
if (process.env['KEEP_DATA'] === undefined)
  rmSync(resolve(import.meta.dirname, '..', '..', folder), {recursive: true, force: true})
await import('./start.ts')
