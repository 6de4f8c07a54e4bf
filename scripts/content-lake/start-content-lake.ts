import type {IncomingMessage} from 'node:http'
import {join} from 'node:path'
import {actionRoutes} from './actions/action-routes.ts'
import {assetRoutes} from './assets/asset-routes.ts'
import {openAssets} from './assets/open-assets.ts'
import {updateAssetUrls} from './assets/update-asset-urls.ts'
import {uploadRoutes} from './assets/upload-routes.ts'
import {accessOf} from './auth/access.ts'
import {sessionSecret} from './auth/secrets.ts'
import {StudioSession} from './auth/studio-session.ts'
import {exportRoutes} from './query/export-routes.ts'
import {historyRoutes} from './history/history-routes.ts'
import {createLakeServer} from './http/lake-server.ts'
import {listen} from './http/listen.ts'
import {Router} from './http/router.ts'
import {healthRoutes} from './platform/health-routes.ts'
import type {Lake} from './lake.ts'
import {listenRoutes} from './listeners/listen-routes.ts'
import {attachWebSockets} from './listeners/web-sockets.ts'
import {mutateRoutes} from './mutations/mutate-routes.ts'
import {KeyValueStore} from './platform/key-value-store.ts'
import {platformRoutes} from './platform/platform-routes.ts'
import {userRoutes} from './platform/user-routes.ts'
import {documentRoutes} from './query/document-routes.ts'
import {QueryCache} from './query/query-cache.ts'
import {queryRoutes} from './query/query-routes.ts'
import type {QueryLimits} from './query/query-limits.ts'
import {QueryPool} from './query/query-pool.ts'
import {lockFolder} from './store/folder-lock.ts'
import {openStore} from './store/open-store.ts'
import type {Store} from './store/store.ts'
import {studioRoutes} from './studio-hosting/studio-routes.ts'
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

export interface ContentLake {
  readonly origin: string
  readonly port: number
  /** Completes pending writes, closes all connections and releases the data folder. */
  close(): Promise<void>
}

/**
 * Starts a content lake that speaks Sanity's HTTP API on 127.0.0.1.
 * @throws Error when the data folder is in use or damaged, or the port is in use
 */
export async function startContentLake(options: ContentLakeOptions): Promise<ContentLake> {
  const lock = lockFolder(options.dataDir)
  try {
    return await start(options, () => lock.release())
  } catch (error) {
    lock.release()
    throw error
  }
}

async function start(options: ContentLakeOptions, unlock: () => void): Promise<ContentLake> {
  const {dataDir, projectId = 'local', dataset = 'production'} = options
  const log = options.log ?? (() => undefined)
  const store = await openStore({folder: join(dataDir, 'dataset'), projectId, dataset, log})
  try {
    return await startOn(store, options, unlock)
  } catch (error) {
    await store.close()
    throw error
  }
}

async function startOn(
  store: Store,
  options: ContentLakeOptions,
  unlock: () => void,
): Promise<ContentLake> {
  const {dataDir, projectId = 'local', dataset = 'production', allowedOrigins = []} = options
  const log = options.log ?? (() => undefined)
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
  const session = new StudioSession(
    await sessionSecret(folder('session-secret')),
    () => port,
    ownOrigins,
  )
  const webhooks = await Webhooks.open(lake, options.webhooks ?? [], folder('webhooks.json'))
  const server = {
    projectId,
    accessOf: (incoming: IncomingMessage) => accessOf(incoming, options, session),
    isAllowedOrigin: (each: string) => ownOrigins().has(each) || allowedOrigins.includes(each),
    log,
  }
  const router = new Router([
    ...queryRoutes(lake),
    ...documentRoutes(lake),
    ...mutateRoutes(lake),
    ...actionRoutes(lake),
    ...listenRoutes(lake),
    ...historyRoutes(lake),
    ...exportRoutes(lake),
    ...uploadRoutes(lake, assets),
    ...assetRoutes(lake, assets),
    ...userRoutes(
      await KeyValueStore.open(folder('key-values.json')),
      options.editorName ?? 'Local editor',
    ),
    ...platformRoutes(lake),
    ...healthRoutes(lake, assets.renditions, webhooks),
    ...studioRoutes(options.studioDir, session, options.reloadStudio),
  ])
  const http = createLakeServer({...server, router})
  const sockets = attachWebSockets(http, lake, server)
  try {
    port = await listen(http, options.port)
  } catch (error) {
    await webhooks.close()
    throw error
  }
  await updateAssetUrls(lake)
  queries.start()
  webhooks.start()
  return {
    origin: origin(),
    port,
    close: async () => {
      const closed = new Promise<void>((resolve) => http.close(() => resolve()))
      for (const socket of sockets.clients) socket.terminate()
      await store.settled()
      http.closeAllConnections()
      await closed
      await queries.close()
      await webhooks.close()
      await store.close()
      unlock()
    },
  }
}

function originsOf(port: number, projectId: string): ReadonlySet<string> {
  const hosts = ['localhost', '127.0.0.1', '[::1]', `${projectId}.localhost`]
  return new Set(hosts.map((host) => `http://${host}:${port}`))
}
