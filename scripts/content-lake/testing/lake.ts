import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout} from 'node:timers/promises'
import {
  type ClientConfig,
  ClientError,
  createClient,
  type SanityClient,
  ServerError,
} from '@sanity/client'
import {defaultQueryLimits} from '#content-lake/query/query-limits.ts'
import {type ContentLakeOptions, startContentLake} from '#content-lake/start-content-lake.ts'

export const readToken = 'read-token-for-tests'
export const writeToken = 'write-token-for-tests'

export const apiVersion = '2026-03-01'

/** A process takes as long to start as a test takes to run. */
const oneQueryProcess = {...defaultQueryLimits, maxProcesses: 1}

/** A lake in a temporary folder, for one test file. */
export interface TestLake {
  readonly lake: Awaited<ReturnType<typeof startContentLake>>
  readonly dataDir: string
  readonly client: SanityClient
  readonly logged: string[]
  /** Returns an unmodified client, by default with the write token. */
  clientWith(config: Partial<ClientConfig>): SanityClient
  request(path: string, init?: RequestInit): Promise<Response>
  /** Restarts the lake on the same folder and port. */
  restart(): Promise<TestLake>
  remove(): Promise<void>
}

export async function startTestLake(options: Partial<ContentLakeOptions> = {}): Promise<TestLake> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'content-lake-')))
  const logged: string[] = []
  const lake = await startContentLake({
    port: 0,
    readToken,
    writeToken,
    log: (line) => logged.push(line),
    queryLimits: oneQueryProcess,
    ...options,
    dataDir,
  })
  const clientWith = (config: Partial<ClientConfig>) =>
    unmodifiedClient(lake.origin, writeToken, config)
  return {
    lake,
    dataDir,
    logged,
    client: clientWith({}),
    clientWith,
    request: (path, init) => fetch(`${lake.origin}${path}`, init),
    restart: async () => {
      await lake.close()
      return startTestLake({...options, dataDir, port: lake.port})
    },
    remove: async () => {
      await lake.close()
      await rm(dataDir, {recursive: true, force: true})
    },
  }
}

/** Polls until a condition holds. @throws Error after the timeout */
export async function until(condition: () => unknown, timeoutMs = 5000): Promise<void> {
  const end = performance.now() + timeoutMs
  while (!(await condition())) {
    if (performance.now() > end) throw new Error('the condition did not come true in time')
    await setTimeout(10)
  }
}

/** Returns the status and body of a refused request. @throws Error when it succeeds */
export async function refusalOf(promise: Promise<unknown>) {
  const error: unknown = await promise.catch((reason: unknown) => reason)
  if (error instanceof ClientError || error instanceof ServerError) {
    const {statusCode: status, message} = error
    return {status, message, body: JSON.stringify(error.response)}
  }
  throw new Error(`the request was not refused: ${String(error)}`)
}

/** Creates Sanity's client for the lake at an origin. */
export function unmodifiedClient(origin: string, token: string, config?: Partial<ClientConfig>) {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion,
    apiHost: origin,
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to one host name for all projects; Node does not resolve local.localhost
    useProjectHostname: false,
    useCdn: false,
    token,
    maxRetries: 0,
    ...config,
  })
}
