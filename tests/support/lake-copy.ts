import {cpSync, rmSync} from 'node:fs'
import {join, relative, sep} from 'node:path'
import {lakeCommand} from '#scripts/cli/lake-command.ts'
import type {Processes} from '#scripts/cli/processes.ts'
import {readSettings} from '#scripts/cli/settings.ts'
import {waitFor} from '#scripts/cli/wait-for.ts'
import {dataFolder} from './addresses.ts'
import {secrets} from './secrets.ts'

const root = join(import.meta.dirname, '..', '..')
const lake = join(root, dataFolder, 'content-lake')

/** The lock of the running lake and its undelivered webhooks. */
const notCopied = ['lock.json', 'lock.sqlite', 'lock.sqlite-journal', 'webhooks']

/**
 * Copies the content lake of the test run to another data folder. The lake must not change while it is copied.
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

interface LakeCopy {
  lakePort: number
  /** Relative to the project; its content is replaced. */
  dataFolder: string
  /** The port of its site. */
  sitePort: number
  origin: string
  /** Whether its site receives webhooks. */
  hasWebhook: boolean
}

/**
 * Starts another content lake with a copy of the test run's dataset, and waits until it responds.
 *
 * @param processes - stops the lake at the end
 */
export async function startLakeCopy(
  {lakePort, dataFolder, sitePort, origin, hasWebhook}: LakeCopy,
  processes: Processes,
): Promise<void> {
  const settings = readSettings(
    root,
    {
      ...process.env,
      ...secrets,
      PORT: String(sitePort),
      CONTENT_LAKE_PORT: String(lakePort),
      DATA_DIR: dataFolder,
      NEXT_PUBLIC_SITE_URL: origin,
    },
    false,
  )
  copyLake(settings.dataFolder)
  const command = lakeCommand(settings)
  const silence = hasWebhook ? {} : {CONTENT_LAKE_WEBHOOKS: '[]'}
  processes.start({...command, environment: {...command.environment, ...silence}}, (reason) =>
    console.error(reason),
  )
  await waitFor(`http://127.0.0.1:${lakePort}/_lake/health`, 60_000)
}
