import {createClient, type SanityClient} from '@sanity/client'
import {existsSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {lakeClientOptions, localProjectId} from '../../src/config/content-source.ts'
import {startContentLake} from '../content-lake/start-content-lake.ts'
import {importDataset} from '../content-lake/transfer.ts'
import {StepError} from './processes.ts'
import type {Settings} from './settings.ts'

/**
 * Makes a client that may write to the local lake.
 *
 * @param settings - the settings of this run, with a local lake
 * @throws StepError when the run has no local lake or no token
 */
export function localClient(settings: Settings): SanityClient {
  if (settings.lakeOrigin === null) {
    throw new StepError(
      'There is no local content lake in this run: NEXT_PUBLIC_SANITY_PROJECT_ID names a hosted project.',
    )
  }
  return createClient({
    projectId: localProjectId,
    dataset: settings.dataset,
    apiVersion: '2026-03-01',
    ...lakeClientOptions(settings.lakeOrigin),
    useCdn: false,
    perspective: 'raw',
    token: required(settings, 'SANITY_API_WRITE_TOKEN'),
  })
}

/** The folder of the seed. */
export const seedFolder = (root: string) => join(root, 'scripts', 'seed', 'dataset')

/**
 * Imports the seed into a lake that holds nothing yet, or whose first import was interrupted. Runs a lake of its
 * own for it, without webhooks: the site is built from the imported content and need not be told of it.
 *
 * @param settings - the settings of this run; the lake is not up yet
 * @returns whether anything was imported
 */
export async function seedWhenEmpty(settings: Settings): Promise<boolean> {
  const lake = await startContentLake({
    dataDir: join(settings.dataFolder, 'content-lake'),
    port: settings.lakePort,
    dataset: settings.dataset,
    readToken: required(settings, 'SANITY_API_READ_TOKEN'),
    writeToken: required(settings, 'SANITY_API_WRITE_TOKEN'),
  })
  try {
    const client = localClient(settings)
    const unfinished = join(settings.dataFolder, 'seed-import-unfinished')
    const documents = await client.fetch<number>('count(*[!(_type match "sanity.*")])')
    if (documents > 0 && !existsSync(unfinished)) return false
    writeFileSync(unfinished, 'npm start imports the seed again while this file is here.\n')
    await importDataset({client, source: seedFolder(settings.root), operation: 'createOrReplace'})
    rmSync(unfinished)
    return true
  } finally {
    await lake.close()
  }
}

function required(settings: Settings, name: string): string {
  const value = settings.environment[name]
  if (value) return value
  throw new StepError(
    `${name} is missing: add it to .env.local, or remove the line and start again.`,
  )
}
