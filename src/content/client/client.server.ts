import 'server-only'
import {AsyncLocalStorage} from 'node:async_hooks'
import {createClient, type ClientConfig} from '@sanity/client'
import {lakeClientOptions} from '#config/content-source.ts'
import {configuration, renderingConfiguration} from '#config/environment.server.ts'
import {isBuild, isDevelopment} from '#config/runtime.ts'
import {contentApiVersion} from '#shared/content-api.ts'
import {AdaptiveTimeout} from './adaptive-timeout.ts'
import {CircuitBreaker} from './circuit-breaker.ts'
import {createLakeTransport, type LakeFetch, LakeUnavailableError} from './lake-transport.ts'
import {Reachability} from './reachability.ts'

/** Without any response for this long, a page fails, unless the lake is known to be slower (decision 15). */
const minPatienceMs = isDevelopment() ? 10_000 : 1800
const maxPatienceMs = 8000
/** Re-rendering and emails can wait, and an early timeout would leave content outdated. */
const backgroundTimeoutMs = 10_000
/** Draft queries are uncached, and editors prefer waiting to an error. */
export const draftTimeoutMs = 10_000
const buildTimeoutMs = 30_000

const {projectId, dataset, lakeOrigin} = renderingConfiguration().content

/** How long a response and a failure are known. Hosted Sanity counts requests; the local lake has no quota. */
const knownMs: [number, number] = lakeOrigin === null ? [60_000, 5000] : [0, 0]

interface LakeState {
  readonly breaker: CircuitBreaker
  /** For requests that a visitor waits for. */
  readonly patience: AdaptiveTimeout
  readonly reachability: Reachability
  /** The request being handled, and whether a visitor waits for its rendering. */
  readonly request: AsyncLocalStorage<{isAwaited: boolean}>
}

declare global {
  /**
   * Shared through `globalThis`, because the bundles of Next each have their own module instances. All must know that
   * the lake is unavailable, and pages must know that the proxy has a visitor waiting.
   */
  var contentLakeState: LakeState | undefined
}

const lakeState = () =>
  (globalThis.contentLakeState ??= {
    breaker: new CircuitBreaker(),
    patience: new AdaptiveTimeout(minPatienceMs, Math.max(minPatienceMs, maxPatienceMs)),
    reachability: new Reachability(...knownMs),
    request: new AsyncLocalStorage(),
  })

const config: ClientConfig = {
  projectId,
  dataset,
  apiVersion: contentApiVersion,
  // The CDN may serve outdated content seconds after a publication (sanity-io/next-sanity#639).
  useCdn: false,
  perspective: 'published',
  // Tells the site's requests apart in the request logs of hosted Sanity.
  requestTagPrefix: 'site',
  ...lakeClientOptions(lakeOrigin),
}

/** A build may retry; a page may not, because a visitor waits. */
const isBuilding = isBuild()

/**
 * Reads published content anonymously for a visitor who waits. Fails when the lake is silent for 1.8 seconds, or longer
 * when it is known to be slow; immediately while it is known to be down.
 */
export const contentClient = isBuilding
  ? createClient({...config, timeout: buildTimeoutMs})
  : lakeClient(backgroundTimeoutMs, {isAwaited: true})

/** As {@link contentClient}, with ten seconds for work that no visitor waits for. */
export const backgroundClient = lakeClient(backgroundTimeoutMs)

/** Begins a request in this async context, which the proxy and the rendering share. */
export const enterRequest = (): void => lakeState().request.enterWith({isAwaited: false})

/** Records that a visitor waits for a page that isn't cached, so its queries get the short timeout. */
export function announceFirstRender(): void {
  const request = lakeState().request.getStore()
  if (request !== undefined) request.isAwaited = true
}

/**
 * Returns the client for rendering. Next re-renders cached pages in the background, where queries may take ten
 * seconds. First renderings, which the proxy announces, give up earlier.
 */
export function pageClient() {
  const isAwaited = lakeState().request.getStore()?.isAwaited === true
  return isBuilding || isAwaited ? contentClient : backgroundClient
}

/** As {@link backgroundClient}, but ignores an open circuit breaker, to detect recovery. */
export const probeClient = lakeClient(backgroundTimeoutMs, {isProbe: true})

/** @throws EnvironmentError when the draft token is missing */
export function createDraftClient() {
  return lakeClient(draftTimeoutMs, {isProbe: true}).withConfig({
    perspective: 'drafts',
    requestTagPrefix: 'site.drafts',
    token: configuration().secrets.draftToken,
  })
}

/** Checks the content lake before a page is rendered. Throws immediately while it is known to be unavailable. */
export async function requireContent(): Promise<void> {
  await contentClient.fetch('1')
}

/**
 * Checks whether content can be fetched. On hosted Sanity, a response in the past minute counts.
 *
 * @throws LakeUnavailableError with the reason, regardless of the circuit breaker
 */
export const pingContent = (timeoutMs: number): Promise<void> =>
  lakeState().reachability.require(() => sendPing(timeoutMs))

async function sendPing(timeoutMs: number): Promise<void> {
  const response = await lakeClient(timeoutMs, {isProbe: true}).fetch<unknown>('1')
  // Another service on the port may respond with JSON.
  if (response !== 1)
    throw new LakeUnavailableError('Another service responds at the address of the content lake.')
}

interface Purpose {
  isAwaited?: boolean
  isProbe?: boolean
}

/** Creates a client that never retries, because the transport decides that. */
function lakeClient(timeoutMs: number, purpose: Purpose = {}) {
  return createClient({...config, maxRetries: 0, resolveFetch: () => transport(timeoutMs, purpose)})
}

function transport(timeoutMs: number, {isAwaited = false, isProbe = false}: Purpose): LakeFetch {
  const {breaker, patience, reachability} = lakeState()
  const send = createLakeTransport({
    fetch,
    breaker,
    timeoutMs,
    isProbe,
    ...(isAwaited && {patience}),
  })
  return async (...request) => {
    try {
      const response = await send(...request)
      reachability.recordAnswer()
      return response
    } catch (error) {
      reachability.recordFailure()
      throw error
    }
  }
}
