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
 * `npm run build`: builds the Studio of the local content lake, and the site where its content can be read: from hosted
 * Sanity, or from a lake that runs, such as that of the version before an update. It needs no secrets for an image.
 */
const root = join(import.meta.dirname, '..', '..')
const processes = new Processes()

processes.exitOnSignals(1)

try {
  const file = join(root, '.env.local')
  // Unlike `npm start` it generates no secrets, because they would become part of an image.
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const environment = {...fromFile, ...process.env}
  readRenderingConfiguration(environment)
  const settings = readSettings(root, environment, false)
  const {lakeOrigin} = settings
  if (lakeOrigin !== null)
    await progress('building the Studio', () => buildStudio(settings, processes))
  if (lakeOrigin === null || (await isUp(lakeOrigin))) {
    await progress('building the site', async () => {
      lockBuild(root)
      return await buildSite(settings, processes, false)
    })
  }
  // The channel to the parent process would keep this one running.
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? `\n${error.message}` : error)
  process.exit(1)
}

async function isUp(lakeOrigin: string): Promise<boolean> {
  try {
    return (await fetch(`${lakeOrigin}/_lake/health`)).ok
  } catch {
    return false
  }
}
