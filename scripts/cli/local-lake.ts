import {join} from 'node:path'
import {createClient, type SanityClient} from '@sanity/client'
import {lakeClientOptions, localProjectId} from '#config/content-source.ts'
import {defaultQueryLimits} from '#content-lake/query/query-limits.ts'
import {startContentLake} from '#content-lake/start-content-lake.ts'
import {lockFile} from '#content-lake/store/file-lock.ts'
import {contentApiVersion} from '#shared/content-api.ts'
import {StepError} from './processes.ts'
import type {Settings} from './settings.ts'
import {ensureFree} from './wait-for.ts'

/**
 * Creates a client that can write to the local lake.
 *
 * @throws StepError without a local lake or a token
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
 * Runs a function with the local dataset in a temporary lake, without Studio and webhooks. The lake of the site must
 * not be running.
 *
 * @param work - receives a client that can write
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
    // This lake has a single client.
    queryLimits: {...defaultQueryLimits, maxProcesses: 1},
  })
  try {
    return await work(localClient({...settings, lakeOrigin: lake.origin}))
  } finally {
    await lake.close()
  }
}

/**
 * Does the same as {@link withOwnLake}, but with the running lake of this data folder, if there is one.
 *
 * @throws StepError when another program uses the port, such as the lake of another site
 */
export async function withAnyLake<Result>(
  settings: Settings,
  work: (client: SanityClient) => Promise<Result>,
): Promise<Result> {
  if (isRunning(settings)) return await work(localClient(settings))
  await ensureFree(settings.lakePort, 'CONTENT_LAKE_PORT')
  return await withOwnLake(settings, work)
}

function isRunning({dataFolder}: Settings): boolean {
  const release = lockFile(join(dataFolder, 'content-lake', 'lock'))
  release?.()
  return release === null
}

function required(settings: Settings, name: string): string {
  const value = settings.environment[name]
  if (value) return value
  throw new StepError(
    `${name} is missing: add it to .env.local, or remove the line and start again.`,
  )
}
