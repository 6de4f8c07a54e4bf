import {Processes} from '#scripts/run/processes.ts'
import {waitFor} from '#scripts/run/wait-for.ts'
import {
  type EditedSiteAddresses,
  editedSiteAddresses,
  mailPort,
  site,
  teamAddress,
} from './addresses.ts'
import {IsolatedSite} from './isolated-site.ts'
import {startLakeCopy} from './start-lake-copy.ts'

/**
 * Starts sites that are edited beside that of visitors, each the same build with a copy of its content lake. What is
 * edited on one is seen on no other, so the tests of all of them run at the same time.
 */
const processes = new Processes()

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void processes.stopAll().then(() => process.exit(0)))
}

await waitFor(`${site}/api/health`, 300_000)
await Promise.all(Object.values(editedSiteAddresses).map(start))
console.info('The sites that are edited answer.')

async function start(addresses: EditedSiteAddresses): Promise<void> {
  const {name, sitePort, lakePort, origin} = addresses
  await startLakeCopy({...addresses, hasWebhook: true}, processes)
  const edited = new IsolatedSite({name, port: sitePort, lakePort}, processes)
  await edited.start({
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'Lamplight <hello@lamplight.example>',
    CONTACT_NOTIFY_TO: teamAddress,
  })
  await waitFor(`${origin}/api/health`, 60_000)
}
