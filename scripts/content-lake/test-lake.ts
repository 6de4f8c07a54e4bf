import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {
  type ClientConfig,
  ClientError,
  createClient,
  type SanityClient,
  ServerError,
} from '@sanity/client'
import {defaultQueryLimits} from './query/query-limits.ts'
import {type ContentLakeOptions, startContentLake} from './start-content-lake.ts'

export const readToken = 'read-token-for-tests'
export const writeToken = 'write-token-for-tests'

/** API version of tests. */
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
  /** Sends a raw request. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** Restarts the lake on the same folder and port. */
  restart(): Promise<TestLake>
  /** Stops the lake and removes its folder. */
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
    unmodifiedClient(lake.origin, writeToken, {maxRetries: 0, ...config})
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
export async function until(
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 5000,
): Promise<void> {
  const end = performance.now() + timeoutMs
  while (!(await condition())) {
    if (performance.now() > end) throw new Error('the condition did not come true in time')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Returns the status and body of a refused request. @throws Error when it succeeds */
export async function refusalOf(
  promise: Promise<unknown>,
): Promise<{status: number; body: string; message: string}> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ClientError || error instanceof ServerError) {
    const {statusCode, message} = error
    const response: unknown = error.response
    return {status: statusCode, message, body: JSON.stringify(response)}
  }
  throw new Error(`the request was not refused: ${String(error)}`)
}

/**
 * Creates Sanity's client for a lake.
 * @param apiHost - the lake's origin
 */
export function unmodifiedClient(
  apiHost: string,
  token: string,
  config: Partial<ClientConfig> = {},
): SanityClient {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion,
    apiHost,
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to one host name for all projects; Node does not resolve local.localhost
    useProjectHostname: false,
    useCdn: false,
    token,
    ...config,
  })
}
