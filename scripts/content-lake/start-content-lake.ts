import type {IncomingMessage} from 'node:http'
import {join} from 'node:path'
import {addActionRoutes} from './actions/action-routes.ts'
import {addAssetRoutes} from './assets/asset-routes.ts'
import {openAssets} from './assets/open-assets.ts'
import {updateAssetUrls} from './assets/update-asset-urls.ts'
import {addUploadRoutes} from './assets/upload-routes.ts'
import {accessOf} from './auth/access.ts'
import {sessionSecret} from './auth/secrets.ts'
import {createStudioSession} from './auth/studio-session.ts'
import {addHistoryRoutes} from './history/history-routes.ts'
import {createLakeServer} from './http/lake-server.ts'
import {addHealthRoutes} from './platform/health-routes.ts'
import type {Lake} from './lake.ts'
import {addListenRoutes} from './listeners/listen-routes.ts'
import {attachWebSockets} from './listeners/web-sockets.ts'
import {addMutateRoutes} from './mutations/mutate-routes.ts'
import {KeyValueStore} from './platform/key-value-store.ts'
import {addPlatformRoutes} from './platform/platform-routes.ts'
import {addUserRoutes} from './platform/user-routes.ts'
import {addDocumentRoutes} from './query/document-routes.ts'
import {QueryCache} from './query/query-cache.ts'
import {addQueryRoutes} from './query/query-routes.ts'
import type {QueryLimits} from './query/query-limits.ts'
import {QueryPool} from './query/query-pool.ts'
import {lockFolder} from './store/file-lock.ts'
import {openStore} from './store/open-store.ts'
import type {Store} from './store/store.ts'
import {addStudioRoutes} from './studio-hosting/studio-routes.ts'
import type {WebhookDefinition} from './webhooks/webhook-definition.ts'
import {Webhooks} from './webhooks/webhooks.ts'

export interface ContentLakeOptions {
  /** Folder for all data, locked by one process at a time. */
  readonly dataDir: string
  /** 0 selects a free port. */
  readonly port: number
  readonly projectId?: string
  readonly dataset?: string
  readonly readToken: string
  readonly writeToken: string
  /** Folder of a built Studio, served at `/studio`. */
  readonly studioDir?: string
  /** Reloads open Studios after each build. */
  readonly reloadStudio?: boolean
  /** Other origins that may read responses, such as the site for Presentation. */
  readonly allowedOrigins?: readonly string[]
  /** Name of the Studio's user in presence and history. */
  readonly editorName?: string
  readonly webhooks?: readonly WebhookDefinition[]
  readonly log?: (line: string) => void
  readonly queryLimits?: QueryLimits
}

/**
 * Starts a content lake that speaks Sanity's HTTP API on 127.0.0.1.
 * @throws Error when the data folder is in use or damaged, or the port is in use
 */
export async function startContentLake(options: ContentLakeOptions) {
  const {dataDir, projectId = 'local', dataset = 'production', log = () => undefined} = options
  const unlock = lockFolder(dataDir)
  let store: Store | undefined
  try {
    store = await openStore({folder: join(dataDir, 'dataset'), projectId, dataset, log})
    return await startOn(store, {...options, projectId, dataset, log}, unlock)
  } catch (error) {
    await store?.close()
    unlock()
    throw error
  }
}

async function startOn(
  store: Store,
  options: ContentLakeOptions & Required<Pick<ContentLakeOptions, 'projectId' | 'dataset' | 'log'>>,
  unlock: () => void,
) {
  const {dataDir, projectId, dataset, log, allowedOrigins = []} = options
  const folder = (name: string) => join(dataDir, name)
  const queryCache = new QueryCache()
  const queries = new QueryPool({store, projectId, dataset}, log, options.queryLimits)
  let port = 0
  const origin = () => `http://127.0.0.1:${port}`
  const assets = await openAssets(store, dataDir, log)
  const lake: Lake = {
    projectId,
    datasetName: dataset,
    store,
    queries,
    queryCache,
    origin,
    log,
    assetsErased: (transactionId) => assets.erasure.erased(transactionId),
  }
  const ownOrigins = () => originsOf(port, projectId)
  const session = createStudioSession(
    await sessionSecret(folder('session-secret')),
    () => port,
    ownOrigins,
  )
  const webhooks = await Webhooks.open(lake, options.webhooks ?? [], folder('webhooks.json'))
  const parts = {
    projectId,
    dataset,
    accessOf: (incoming: IncomingMessage) => accessOf(incoming, options, session),
    isAllowedOrigin: (each: string) => ownOrigins().has(each) || allowedOrigins.includes(each),
    log,
  }
  const server = await createLakeServer(parts)
  addQueryRoutes(server, lake)
  addDocumentRoutes(server, lake)
  addMutateRoutes(server, lake)
  addActionRoutes(server, lake)
  addListenRoutes(server, lake)
  addHistoryRoutes(server, lake)
  addUploadRoutes(server, lake, assets)
  addAssetRoutes(server, assets)
  const preferences = await KeyValueStore.open(folder('key-values.json'))
  addUserRoutes(server, preferences, options.editorName ?? 'Local editor')
  addPlatformRoutes(server, lake)
  addHealthRoutes(server, lake, assets.renditions, webhooks)
  addStudioRoutes(server, options.studioDir, session, options.reloadStudio)
  const sockets = attachWebSockets(server.server, lake, parts)
  // Before Fastify ends all connections.
  server.addHook('preClose', async () => {
    for (const socket of sockets.clients) socket.terminate()
    await store.settled()
  })
  try {
    const address = await server.listen({port: options.port, host: '127.0.0.1'})
    port = Number(new URL(address).port)
  } catch (error) {
    await webhooks.close()
    const isTaken = Reflect.get(Object(error), 'code') === 'EADDRINUSE'
    throw isTaken ? portTaken(options.port) : error
  }
  await updateAssetUrls(lake)
  queries.start()
  webhooks.start()
  return {
    origin: origin(),
    port,
    /** Completes pending writes, closes all connections and releases the data folder. */
    close: async () => {
      await server.close()
      await queries.close()
      await webhooks.close()
      await store.close()
      unlock()
    },
  }
}

function portTaken(port: number): Error {
  return new Error(
    `Port ${port} is in use. Stop what uses it, or set CONTENT_LAKE_PORT to another.`,
  )
}

function originsOf(port: number, projectId: string): ReadonlySet<string> {
  const hosts = ['localhost', '127.0.0.1', '[::1]', `${projectId}.localhost`]
  return new Set(hosts.map((host) => `http://${host}:${port}`))
}
