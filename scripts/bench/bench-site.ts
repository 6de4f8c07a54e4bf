import {randomBytes} from 'node:crypto'
import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {localClient} from '#scripts/cli/local-lake.ts'
import {Processes} from '#scripts/cli/processes.ts'
import {readSettings, type Settings} from '#scripts/cli/settings.ts'
import {waitFor} from '#scripts/cli/wait-for.ts'

export const root = join(import.meta.dirname, '..', '..')
/** Emptied at every start. */
export const dataFolder = join(root, '.data', 'bench')

/** Returns settings with ports, a data folder and secrets of their own. */
export function benchSettings(more: Readonly<Record<string, string>> = {}): Settings {
  const secret = () => randomBytes(24).toString('hex')
  const environment = {
    ...process.env,
    PORT: '3310',
    CONTENT_LAKE_PORT: '3643',
    DATA_DIR: dataFolder,
    // No consent card, as in earlier measurements.
    ANALYTICS_PORT: '0',
    SANITY_API_READ_TOKEN: secret(),
    SANITY_API_WRITE_TOKEN: secret(),
    SANITY_REVALIDATE_SECRET: secret(),
    LINK_SIGNING_SECRET: secret(),
    ...more,
  }
  return readSettings(root, environment, false)
}

/**
 * Builds and starts a site with the seed as its content; `--bare` leaves out the edge server.
 *
 * @throws StepError when it does not start
 */
export async function startBenchSite(settings: Settings, ...parameters: readonly string[]) {
  const processes = new Processes()
  const script = join(root, 'scripts', 'cli', 'start-fresh.ts')
  const {environment, siteOrigin} = settings
  processes.start({name: 'site', script, parameters, folder: root, environment}, fail)
  await waitFor(`${siteOrigin}/api/health`, 300_000)
  const stop = async () => {
    await processes.stopAll()
    removeBenchData()
  }
  return {origin: siteOrigin, content: localClient(settings), stop}
}

export function fail(reason: string): never {
  console.error(reason)
  process.exit(1)
}

/** Deletes the dataset. The next `npm start` builds the site again. */
export function removeBenchData(): void {
  rmSync(dataFolder, {recursive: true, force: true})
}

/** Returns the value below which a share of the values lies; 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  if (value === undefined) throw new RangeError('A quantile needs at least one value.')
  return value
}
