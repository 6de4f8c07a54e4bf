import {join} from 'node:path'
import {lakeCommand} from '#scripts/run/lake-command.ts'
import {Processes} from '#scripts/run/processes.ts'
import {readSettings} from '#scripts/run/settings.ts'
import {waitFor} from '#scripts/run/wait-for.ts'
import {
  type EditedSiteAddresses,
  editedSiteAddresses,
  mailPort,
  site,
  teamAddress,
} from './addresses.ts'
import {copyLake} from './copy-lake.ts'
import {IsolatedSite} from './isolated-site.ts'
import {secrets} from './secrets.ts'

/**
 * Starts sites that are edited beside that of visitors, each the same build with a copy of its content lake. What is
 * edited on one is seen on no other, so the tests of all of them run at the same time.
 */
const root = join(import.meta.dirname, '..', '..')
const processes = new Processes()

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void processes.stopAll().then(() => process.exit(0)))
}

await waitFor(`${site}/api/health`, 300_000)
await Promise.all(Object.values(editedSiteAddresses).map(start))
console.info('The sites that are edited answer.')

async function start(addresses: EditedSiteAddresses): Promise<void> {
  const {name, sitePort, lakePort, origin} = addresses
  const settings = readSettings(
    root,
    {
      ...process.env,
      ...secrets,
      PORT: String(sitePort),
      CONTENT_LAKE_PORT: String(lakePort),
      DATA_DIR: addresses.dataFolder,
      NEXT_PUBLIC_SITE_URL: origin,
    },
    false,
  )
  copyLake(settings.dataFolder)
  processes.start(lakeCommand(settings), (reason) => console.error(reason))
  await waitFor(`http://127.0.0.1:${lakePort}/_lake/health`, 60_000)
  const edited = new IsolatedSite({name, port: sitePort, lakePort}, processes)
  await edited.start({
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'Lamplight <hello@lamplight.example>',
    CONTACT_NOTIFY_TO: teamAddress,
  })
  await waitFor(`${origin}/api/health`, 60_000)
}
