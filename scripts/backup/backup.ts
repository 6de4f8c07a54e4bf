import {once} from 'node:events'
import {createReadStream, createWriteStream} from 'node:fs'
import {mkdir, mkdtemp, readdir, rename, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {createInterface} from 'node:readline'
import {pipeline} from 'node:stream/promises'
import {parseArgs} from 'node:util'
import {createGunzip, createGzip} from 'node:zlib'
import {readDatabaseUrl} from '#config/configuration.ts'
import {exportDataset, importDataset} from '#content-lake/transfer.ts'
import {readBackup} from '#registrations/backup/read-backup.ts'
import {writeBackup} from '#registrations/backup/write-backup.ts'
import {openRegistrationStore} from '#registrations/store/open-store.ts'
import {readLocalEnvironment} from '#scripts/cli/local-environment.ts'
import {withAnyLake} from '#scripts/cli/local-lake.ts'
import {StepError} from '#scripts/cli/processes.ts'
import {readSettings, type Settings} from '#scripts/cli/settings.ts'

/** `npm run backup -- <folder>` and `npm run restore -- <folder>`: copy all data that cannot be recreated. */
const usage = `npm run backup -- <folder>              writes content and registrations, while the site runs
npm run backup -- <folder> --keep 14    writes them into a new folder there, and deletes all but the newest 14
npm run restore -- <folder>             restores them into an empty installation; stop the site first
npm run restore -- <folder> --check     restores them into a temporary folder, and says what is in them

The folder contains personal data, so store it where registrations may be stored. It contains no secrets: back up
.env.local too, or the links in sent e-mails stop working.`

const root = join(import.meta.dirname, '..', '..')
const generationName = /^\d{4}-\d\d-\d\dT[\d-]+Z$/
const contentFile = 'content.tar.gz'
const registrationsFile = 'registrations.ndjson.gz'

try {
  const {
    values: {keep, check},
    positionals: [command, name, ...rest],
  } = parseArgs({
    allowPositionals: true,
    options: {keep: {type: 'string'}, check: {type: 'boolean', default: false}},
  })
  if (name === undefined || rest.length > 0) throw new StepError(usage)
  const folder = resolve(name)
  const environment = readLocalEnvironment(join(root, '.env.local'), process.env)
  const settings = readSettings(root, environment, false)
  if (command === 'backup' && keep !== undefined) await backUpGeneration(settings, folder, keep)
  else if (command === 'backup') await backUp(settings, folder)
  else if (command === 'restore' && check) await checkBackup(settings, folder)
  else if (command === 'restore') await restore(settings, folder)
  else throw new StepError(usage)
} catch (error) {
  console.error(error instanceof Error ? error.message : 'unknown failure')
  process.exitCode = 1
}

/** Writes a backup into a folder named by the time, and deletes the oldest ones when it is complete. */
async function backUpGeneration(settings: Settings, folder: string, keep: string): Promise<void> {
  const count = Number(keep)
  if (!Number.isInteger(count) || count < 1)
    throw new StepError('--keep takes the number of backups to keep, for instance --keep 14.')
  await backUp(settings, join(folder, new Date().toISOString().replaceAll(/[:.]/g, '-')))
  const generations = (await readdir(folder)).filter((name) => generationName.test(name)).toSorted()
  for (const name of generations.slice(0, -count)) await rm(join(folder, name), {recursive: true})
}

/** Restores a backup into a temporary installation, which proves that it is complete. */
async function checkBackup({environment}: Settings, folder: string): Promise<void> {
  const temporary = await mkdtemp(join(tmpdir(), 'backup-check-'))
  try {
    const settings = readSettings(
      root,
      {...environment, DATA_DIR: temporary, DATABASE_URL: `file:${join(temporary, 'site.db')}`},
      false,
    )
    await restore({...settings, lakePort: 0}, folder)
    console.info(`The backup in ${folder} is complete.`)
  } finally {
    await rm(temporary, {recursive: true})
  }
}

async function backUp(settings: Settings, folder: string): Promise<void> {
  await mkdir(folder, {recursive: true, mode: 0o700})
  // Keeps the previous backup when this one is interrupted.
  const unfinished = (name: string) => join(folder, `unfinished-${name}`)
  const rows = await backUpRegistrations(settings, unfinished(registrationsFile))
  await rename(unfinished(registrationsFile), join(folder, registrationsFile))
  console.info(`${rows} rows of registrations and messages are in ${folder}.`)
  if (settings.lakeOrigin === null) {
    console.info(
      'The backup does not include the content, which is hosted by Sanity with its own history.',
    )
    return
  }
  const {documents, assets} = await withAnyLake(settings, (client) =>
    exportDataset({client, dataset: settings.dataset, destination: unfinished(contentFile)}),
  )
  await rename(unfinished(contentFile), join(folder, contentFile))
  console.info(`${documents} documents and ${assets} assets are in ${folder}.`)
}

async function backUpRegistrations({environment}: Settings, file: string): Promise<number> {
  const store = await openRegistrationStore(readDatabaseUrl(environment))
  try {
    const compressed = createGzip()
    const written = pipeline(compressed, createWriteStream(file, {mode: 0o600}))
    const rows = await writeBackup(
      store.database,
      async (line) => {
        if (!compressed.write(`${JSON.stringify(line)}\n`)) await once(compressed, 'drain')
      },
      new Date(),
    )
    compressed.end()
    await written
    return rows
  } finally {
    await store.close()
  }
}

async function restore(settings: Settings, folder: string): Promise<void> {
  const {environment, lakeOrigin} = settings
  if (lakeOrigin !== null) {
    await withAnyLake(settings, async (client) => {
      const count = await client.fetch<number>('count(*[!(_type match "sanity.*")])')
      if (count > 0) throw new StepError(`The dataset is not empty: it holds ${count} documents.`)
      const source = join(folder, contentFile)
      const {documents} = await importDataset({
        client,
        source,
        operation: 'create',
        keepUpdatedAt: true,
      })
      console.info(`Restored ${documents} documents.`)
    })
  }
  const rows = await readBackup(
    readDatabaseUrl(environment),
    linesOf(join(folder, registrationsFile)),
  )
  console.info(`Restored ${rows} rows of registrations and messages.`)
}

async function* linesOf(file: string): AsyncGenerator {
  const input = createReadStream(file).pipe(createGunzip())
  for await (const line of createInterface({input, crlfDelay: Infinity})) yield JSON.parse(line)
}
