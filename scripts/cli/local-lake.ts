import {join} from 'node:path'
import {createClient, type SanityClient} from '@sanity/client'
import {lakeClientOptions, localProjectId} from '#config/content-source.ts'
import {defaultQueryLimits} from '#content-lake/query/query-limits.ts'
import {startContentLake} from '#content-lake/start-content-lake.ts'
import {contentApiVersion} from '#shared/content-api.ts'
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
    apiVersion: contentApiVersion,
    ...lakeClientOptions(settings.lakeOrigin),
    useCdn: false,
    perspective: 'raw',
    token: required(settings, 'SANITY_API_WRITE_TOKEN'),
  })
}

/**
 * Runs something against the local dataset with a lake of its own, without Studio and webhooks.
 *
 * @param settings - the settings of this run; the lake is not up
 * @param work - is given a client that may write
 * @returns what the work returned
 */
export async function withOwnLake<Result>(
  settings: Settings,
  work: (client: SanityClient) => Promise<Result>,
): Promise<Result> {
  const lake = await startContentLake({
    dataDir: join(settings.dataFolder, 'content-lake'),
    port: settings.lakePort,
    dataset: settings.dataset,
    readToken: required(settings, 'SANITY_API_READ_TOKEN'),
    writeToken: required(settings, 'SANITY_API_WRITE_TOKEN'),
    // One at a time asks it.
    queryLimits: {...defaultQueryLimits, maxProcesses: 1},
  })
  try {
    return await work(localClient(settings))
  } finally {
    await lake.close()
  }
}

/**
 * As `withOwnLake`, but uses the lake of a site that is running, if there is one.
 *
 * @param settings - the settings of this run
 * @param work - is given a client that may write
 * @returns what the work returned
 */
export async function withAnyLake<Result>(
  settings: Settings,
  work: (client: SanityClient) => Promise<Result>,
): Promise<Result> {
  const client = localClient(settings)
  return (await isUp(settings)) ? await work(client) : await withOwnLake(settings, work)
}

async function isUp({lakePort}: Settings): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${lakePort}/_lake/health`)).ok
  } catch {
    return false
  }
}

function required(settings: Settings, name: string): string {
  const value = settings.environment[name]
  if (value) return value
  throw new StepError(
    `${name} is missing: add it to .env.local, or remove the line and start again.`,
  )
}
