import {rmSync} from 'node:fs'
import {resolve} from 'node:path'

/** Starts the site on an empty data folder: for tests and benchmarks, which name a folder of their own. */
const folder = process.env['DATA_DIR']
if (!folder) throw new Error('start-fresh empties DATA_DIR, so it has to be named.')
rmSync(resolve(import.meta.dirname, '..', '..', folder), {recursive: true, force: true})
await import('./start.ts')
