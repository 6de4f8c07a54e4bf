import 'server-only'
import {createClient, type ClientConfig} from '@sanity/client'
import {lakeClientOptions} from '#config/content-source.ts'
import {configuration, renderingConfiguration} from '#config/environment.server.ts'
import {isBuild, isDevelopment} from '#config/runtime.ts'
import {contentApiVersion} from '#shared/content-api.ts'
import {CircuitBreaker} from './circuit-breaker.ts'
import {createLakeTransport, type LakeFetch, LakeUnavailableError} from './lake-transport.ts'

/**
 * A page whose queries all end in vain still fails within the two seconds of decision 15. In development
 * nobody visits, and a compiler keeps the machine busy.
 */
const visitorTimeoutMs = isDevelopment() ? 10_000 : 1800
/**
 * A page that is rendered again is still there meanwhile, and lists and e-mails can wait; giving up early would leave
 * them stale.
 */
const backgroundTimeoutMs = 10_000
/** Editors would rather wait than see nothing, and what they ask for is never cached. */
export const draftTimeoutMs = 10_000
const buildTimeoutMs = 30_000

const {projectId, dataset, lakeOrigin} = renderingConfiguration().content

interface LakeState {
  readonly breaker: CircuitBreaker
  /** Until when a visitor may wait for a page that is rendered for the first time, by `performance.now()`. */
  awaitedUntil: number
}

declare global {
  /**
   * How much time a query has. The proxy, pages and background jobs are in different bundles of Next, each with modules
   * of its own: a visitor would find out once for each that the lake is unavailable, and a page does not know that the
   * proxy let a visitor wait for it.
   */
  var contentLakeState: LakeState | undefined
}

const lakeState = () =>
  (globalThis.contentLakeState ??= {breaker: new CircuitBreaker(), awaitedUntil: 0})

const config: ClientConfig = {
  projectId,
  dataset,
  apiVersion: contentApiVersion,
  // The CDN may still answer with the old text seconds after a publish (sanity-io/next-sanity#639).
  useCdn: false,
  perspective: 'published',
  ...lakeClientOptions(lakeOrigin),
}

/** Sanity's own transport for Node, which honours a proxy in the environment. */
const sanityFetch: LakeFetch = createClient(config).config().resolveFetch?.() ?? fetch

/** Somebody waits for a page, but nobody for a build: it may try again. */
const isBuilding = isBuild()

/**
 * Reads published content; anonymous, so that it can never see a draft. A call fails after 1.8 seconds at most, at once
 * while the lake is known to be away; while the site is built it is tried again.
 */
export const contentClient = createClient(
  isBuilding
    ? {...config, timeout: buildTimeoutMs}
    : {...config, maxRetries: 0, resolveFetch: () => transport(visitorTimeoutMs, false)},
)

/** As {@link contentClient}, for what nobody waits for: ten seconds. */
export const backgroundClient = createClient({
  ...config,
  maxRetries: 0,
  resolveFetch: () => transport(backgroundTimeoutMs, false),
})

/** Notes that a visitor waits for a page that nobody has seen yet: its queries must not take long. */
export function noteFirstRendering(): void {
  lakeState().awaitedUntil = performance.now() + 2 * visitorTimeoutMs
}

/**
 * Chooses what a page is rendered with. Next renders a page again behind the visitors' back, and the proxy says when
 * it is the first time, which is when one waits.
 *
 * @returns a client with 1.8 seconds while somebody may be waiting, otherwise with ten
 */
export function pageClient() {
  const isAwaited = performance.now() < lakeState().awaitedUntil
  return isBuilding || isAwaited ? contentClient : backgroundClient
}

/** As {@link backgroundClient}, but asks also while the lake is known to be away: it finds out when it is back. */
export const probeClient = createClient({
  ...config,
  maxRetries: 0,
  resolveFetch: () => transport(backgroundTimeoutMs, true),
})

/**
 * Reads what editors are writing, for a draft session.
 *
 * @returns a client with the token that reads drafts, and ten seconds of time
 * @throws EnvironmentError when the token is missing
 */
export function createDraftClient() {
  return createClient({
    ...config,
    maxRetries: 0,
    resolveFetch: () => transport(draftTimeoutMs, true),
    perspective: 'drafts',
    token: configuration().secrets.draftToken,
  })
}

/**
 * Asks the content lake for a sign of life, on the way to a visitor.
 *
 * @throws LakeUnavailableError when it does not answer in time; at once while it is known to be away
 */
export async function requireContent(): Promise<void> {
  await contentClient.fetch('1')
}

/**
 * Asks the content lake for a sign of life, whatever is known about it.
 *
 * @param timeoutMs - how long it may take to answer, to the last byte, in milliseconds
 * @throws LakeUnavailableError when it does not answer in time, with the reason
 */
export async function pingContent(timeoutMs: number): Promise<void> {
  const options = {...config, maxRetries: 0, resolveFetch: () => transport(timeoutMs, true)}
  const answer: unknown = await createClient(options).fetch<unknown>('1')
  // Something else may listen on the port, and answer with JSON of its own.
  if (answer !== 1) throw new LakeUnavailableError('What answers is no content lake.')
}

function transport(timeoutMs: number, isProbe: boolean): LakeFetch {
  const {breaker} = lakeState()
  return createLakeTransport({fetch: sanityFetch, breaker, timeoutMs, isProbe})
}
