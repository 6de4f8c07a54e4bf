import {cpSync, rmSync} from 'node:fs'
import {join, relative, sep} from 'node:path'
import {localWebhooks} from '#scripts/run/content-webhook.ts'
import {Processes} from '#scripts/run/processes.ts'
import {readSettings, studioOutput} from '#scripts/run/settings.ts'
import {waitFor} from '#scripts/run/wait-for.ts'
import {
  dataFolder,
  editorsDataFolder,
  editorsLakePort,
  editorsSite,
  editorsSitePort,
  mailPort,
  site,
  teamAddress,
} from './addresses.ts'
import {IsolatedSite} from './isolated-site.ts'
import {secrets} from './secrets.ts'

/**
 * Starts the site of the tests of editing beside that of visitors: the same build, with a copy of its content lake. What
 * is edited here is seen by nobody else, so both kinds of tests run at the same time.
 */
const root = join(import.meta.dirname, '..', '..')
const processes = new Processes()

/** Of the lake that runs: its lock, and what it still has to tell the other site. */
const notCopied = ['lock.json', 'lock.sqlite', 'lock.sqlite-journal', 'webhooks']

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void processes.stopAll().then(() => process.exit(0)))
}

await waitFor(`${site}/api/health`, 300_000)
const settings = readSettings(
  root,
  {
    ...process.env,
    ...secrets,
    PORT: String(editorsSitePort),
    CONTENT_LAKE_PORT: String(editorsLakePort),
    DATA_DIR: editorsDataFolder,
    NEXT_PUBLIC_SITE_URL: editorsSite,
  },
  false,
)
copyLake(join(root, dataFolder, 'content-lake'), join(settings.dataFolder, 'content-lake'))
processes.start(
  {
    name: 'lake',
    script: join(root, 'scripts', 'content-lake', 'main.ts'),
    parameters: [],
    folder: root,
    environment: {
      ...settings.environment,
      CONTENT_LAKE_STUDIO_DIR: studioOutput(root),
      CONTENT_LAKE_WEBHOOKS: localWebhooks(settings),
      CONTENT_LAKE_ALLOWED_ORIGINS: editorsSite,
    },
  },
  (reason) => console.error(reason),
)
await waitFor(`http://127.0.0.1:${editorsLakePort}/_lake/health`, 60_000)
const editors = new IsolatedSite(
  {name: 'editors', port: editorsSitePort, lakePort: editorsLakePort},
  processes,
)
await editors.start({
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  MAIL_FROM: 'Lamplight <hello@lamplight.example>',
  CONTACT_NOTIFY_TO: teamAddress,
})
await waitFor(`${editorsSite}/api/health`, 60_000)
console.info('The site of the tests of editing answers.')

function copyLake(from: string, to: string): void {
  rmSync(to, {recursive: true, force: true})
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !notCopied.includes(relative(from, path).split(sep)[0] ?? ''),
  })
}
