import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {exportDataset, importDataset} from '#content-lake/transfer.ts'
import {readLocalEnvironment} from './local-environment.ts'
import {withAnyLake} from './local-lake.ts'
import {StepError} from './processes.ts'
import {pushContent} from './push-content.ts'
import {readSettings, type Settings} from './settings.ts'

/** `npm run content:export | content:import | content:push`: copies datasets with Sanity's own tools. */
const usage = `npm run content:export -- backup.tar.gz     writes the local dataset with its assets
npm run content:import -- backup.tar.gz     puts it back; documents of the same id are replaced
npm run content:push -- --project <id> [--dataset production] [--yes]
                                            copies the local dataset to hosted Sanity, after it has shown what it
                                            would overwrite; the token that may write there is read from
                                            SANITY_HOSTED_TOKEN`

const root = join(import.meta.dirname, '..', '..')

try {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      project: {type: 'string'},
      dataset: {type: 'string', default: 'production'},
      yes: {type: 'boolean', default: false},
    },
  })
  const environment = readLocalEnvironment(join(root, '.env.local'), process.env)
  const settings = readSettings(root, environment, false)
  const [command, file] = positionals
  if (command === 'export' && file !== undefined) await exportTo(settings, file)
  else if (command === 'import' && file !== undefined) await importFrom(settings, file)
  else if (command === 'push' && values.project !== undefined) {
    const target = {
      projectId: values.project,
      dataset: values.dataset,
      token: settings.environment['SANITY_HOSTED_TOKEN'],
    }
    await withAnyLake(settings, (client) => pushContent(client, target, {isConfirmed: values.yes}))
  } else throw new StepError(usage)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function exportTo(settings: Settings, destination: string): Promise<void> {
  const {documents, assets} = await withAnyLake(settings, (client) =>
    exportDataset({client, dataset: settings.dataset, destination}),
  )
  console.info(`${documents} documents and ${assets} assets are in ${destination}.`)
}

async function importFrom(settings: Settings, source: string): Promise<void> {
  const {documents} = await withAnyLake(settings, (client) =>
    importDataset({client, source, operation: 'createOrReplace'}),
  )
  // A stopped site received no webhooks, so its next start must build it again.
  rmSync(join(settings.root, '.next', 'built-from'), {force: true})
  console.info(`${documents} documents were imported.`)
}
