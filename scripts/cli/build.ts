import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseEnv} from 'node:util'
import {readRenderingConfiguration} from '#config/configuration.ts'
import {buildSite} from './build-site.ts'
import {buildStudio} from './build-studio.ts'
import {lockBuild} from './lock-build.ts'
import {Processes} from './processes.ts'
import {progress} from './progress.ts'
import {readSettings} from './settings.ts'

/**
 * `npm run build`: builds what can be built before the site is started, without a secret: with hosted Sanity the site,
 * with the local content lake the Studio alone, since pages come from a dataset that only `npm start` has.
 */
const root = join(import.meta.dirname, '..', '..')
const processes = new Processes()

process.on('SIGINT', () => void leave())
process.on('SIGTERM', () => void leave())
process.once('disconnect', () => void leave())

try {
  const file = join(root, '.env.local')
  // Unlike `npm start` it makes up no secrets: they would be part of an image.
  const kept = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const environment = {...kept, ...process.env}
  readRenderingConfiguration(environment)
  const settings = readSettings(root, environment, false)
  await (settings.lakeOrigin === null
    ? progress('building the site', async () => {
        lockBuild(root)
        return await buildSite(settings, processes, false)
      })
    : progress('building the Studio', () => buildStudio(settings, processes)))
  // The channel to who started this would keep it alive.
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? `\n${error.message}` : error)
  process.exit(1)
}

async function leave(): Promise<void> {
  await processes.stopAll()
  process.exit(1)
}
