import {z} from 'zod'
import {type Environment, readEnvironment} from '#lib/read-environment.ts'
import {localProjectId} from './content-source.ts'
import {isLoopbackHost} from './hosts.ts'
import {rules} from './rules.ts'
import {renderingVariables, serverVariables} from './variables.ts'

const renderingSchema = z.object(renderingVariables)
const schema = renderingSchema.extend(serverVariables)

type RenderingVariables = z.output<typeof renderingSchema>
type Variables = z.output<typeof schema>

export const variableNames: readonly string[] = Object.keys(schema.shape)

export interface SiteAddresses {
  /** The origin that visitors use, without a trailing slash. */
  publicOrigin: string
  /** The origin at which this process reaches itself. */
  internalOrigin: string
  studioUrl: string
}

/** PostHog settings. Both are public: the browser receives them. */
export interface AnalyticsConfiguration {
  key: string
  /** An origin without a trailing slash. */
  host: string
}

/** The part of the configuration that a build knows. It holds no secret. */
export type RenderingConfiguration = ReturnType<typeof toRendering>

/** The whole configuration of a running site (decision 19). */
export type Configuration = ReturnType<typeof readConfiguration>

/** @throws EnvironmentError that lists every mistake */
export const readRenderingConfiguration = (environment: Environment): RenderingConfiguration =>
  toRendering(readEnvironment(renderingSchema, environment))

/** @throws EnvironmentError that lists every mistake */
export function readConfiguration(environment: Environment) {
  const parsed = readEnvironment(schema, environment, rules)
  return {
    ...toRendering(parsed),
    secrets: {
      draftToken: parsed.SANITY_API_READ_TOKEN,
      revalidateSecret: parsed.SANITY_REVALIDATE_SECRET,
      linkSecret: parsed.LINK_SIGNING_SECRET,
      // Still accepted, but no longer used to sign.
      previous: {
        revalidateSecret: parsed.SANITY_REVALIDATE_SECRET_PREVIOUS ?? null,
        linkSecret: parsed.LINK_SIGNING_SECRET_PREVIOUS ?? null,
      },
      // `null`: nobody may read the metrics.
      metricsToken: parsed.METRICS_TOKEN ?? null,
    },
    databaseUrl: toDatabaseUrl(parsed),
    // `null` for a single instance.
    redisUrl: parsed.REDIS_URL ?? null,
    mail: {
      smtp: toSmtp(parsed),
      // `null`: contact messages notify nobody by e-mail.
      notifyTo: parsed.CONTACT_NOTIFY_TO ?? null,
    },
    formLimits: {
      trustedProxyHops: parsed.TRUSTED_PROXY_HOPS,
      perAddress: parsed.FORM_LIMIT_PER_ADDRESS,
      addressSeconds: 600,
      perEmail: parsed.FORM_LIMIT_PER_EMAIL,
      emailSeconds: 3600,
      perEmailDay: parsed.FORM_LIMIT_PER_EMAIL_DAY,
      perDomainDay: parsed.FORM_LIMIT_PER_DOMAIN_DAY,
    },
    contentCheckMs: parsed.CONTENT_CHECK_MINUTES * 60_000,
    pageCacheControl: toPageCacheControl(parsed),
    logFormat: parsed.LOG_FORMAT,
  }
}

function toRendering(parsed: RenderingVariables) {
  return {
    content: toContentSource(parsed),
    site: toSiteAddresses(parsed),
    streetMap: toStreetMap(parsed),
    analytics: toAnalytics(parsed),
    /** Whether the build includes the review page. */
    hasReview: parsed.REVIEW === '1',
  }
}

type From<Name extends keyof Variables> = Pick<Variables, Name>

const sourceNames = {
  NEXT_PUBLIC_SANITY_PROJECT_ID: true,
  NEXT_PUBLIC_SANITY_DATASET: true,
  CONTENT_LAKE_PORT: true,
} as const

/** @throws EnvironmentError when a variable is malformed */
export const readContentSource = (environment: Environment) =>
  toContentSource(readEnvironment(schema.pick(sourceNames), environment))

function toContentSource(parsed: From<keyof typeof sourceNames>) {
  const projectId = parsed.NEXT_PUBLIC_SANITY_PROJECT_ID
  return {
    projectId,
    dataset: parsed.NEXT_PUBLIC_SANITY_DATASET,
    /** `null` for hosted Sanity. */
    lakeOrigin:
      projectId === localProjectId ? `http://127.0.0.1:${parsed.CONTENT_LAKE_PORT}` : null,
  }
}

function toSiteAddresses(parsed: RenderingVariables): SiteAddresses {
  return {
    publicOrigin: new URL(parsed.NEXT_PUBLIC_SITE_URL ?? `http://localhost:${parsed.PORT}`).origin,
    internalOrigin: `http://127.0.0.1:${parsed.PORT}`,
    studioUrl: parsed.SANITY_STUDIO_URL ?? `http://localhost:${parsed.CONTENT_LAKE_PORT}/studio`,
  }
}

/** Google's map id for trials; its colours can't be changed. */
const demoMapId = 'DEMO_MAP_ID'

/** Returns the settings of Google Maps. Both are public: the browser receives them. */
function toStreetMap({
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: apiKey,
  NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID: mapId = demoMapId,
}: RenderingVariables) {
  return apiKey === undefined ? null : {apiKey, mapId}
}

function toAnalytics({
  NEXT_PUBLIC_POSTHOG_KEY: key,
  NEXT_PUBLIC_POSTHOG_HOST: host,
}: RenderingVariables): AnalyticsConfiguration | null {
  return key === undefined ? null : {key, host: new URL(host).origin}
}

/** @throws EnvironmentError when a variable is malformed */
export const readDatabaseUrl = (environment: Environment): string =>
  toDatabaseUrl(readEnvironment(schema.pick({DATABASE_URL: true, DATA_DIR: true}), environment))

const toDatabaseUrl = ({DATABASE_URL, DATA_DIR}: From<'DATABASE_URL' | 'DATA_DIR'>) =>
  DATABASE_URL ?? `file:${DATA_DIR}/site.db`

/** @throws EnvironmentError when the address is malformed */
export const readRedisUrl = (environment: Environment): string | null =>
  readEnvironment(schema.pick({REDIS_URL: true}), environment).REDIS_URL ?? null

/** @returns `null`: e-mails stay in the outbox */
function toSmtp({SMTP_URL: url, MAIL_FROM: from}: Variables) {
  if (url === undefined || from === undefined) return null
  return {url, from, domain: /@([^\s@<>]+)>?$/.exec(from)?.[1] ?? 'localhost'}
}

/** Returns the `Cache-Control` of pages. By default a CDN always revalidates, because nothing purges it. */
function toPageCacheControl({CDN_SECONDS}: Variables): string {
  return CDN_SECONDS === 0
    ? 'public, max-age=0, must-revalidate'
    : `public, max-age=0, s-maxage=${CDN_SECONDS}, stale-while-revalidate=${CDN_SECONDS}`
}

/**
 * Reads the secrets that sign links and image crops. The previous one is still accepted.
 *
 * @throws EnvironmentError when the current secret is missing
 */
export function readLinkSecrets(environment: Environment) {
  const picked = schema.pick({LINK_SIGNING_SECRET: true, LINK_SIGNING_SECRET_PREVIOUS: true})
  const parsed = readEnvironment(picked, environment)
  return {
    current: parsed.LINK_SIGNING_SECRET,
    previous: parsed.LINK_SIGNING_SECRET_PREVIOUS ?? null,
  }
}

const siteSchema = renderingSchema.extend({TRUSTED_PROXY_HOPS: serverVariables.TRUSTED_PROXY_HOPS})

/**
 * Reads what the edge server and the commands need to know of a site.
 *
 * @throws EnvironmentError when a variable is malformed
 */
export function readSite(environment: Environment) {
  const parsed = readEnvironment(siteSchema, environment)
  const {PORT: port, SITE_HOST, TRUSTED_PROXY_HOPS: trustedProxyHops, ANALYTICS_PORT} = parsed
  const addresses = toSiteAddresses(parsed)
  const isLocal = trustedProxyHops === 0 && isLoopbackHost(new URL(addresses.publicOrigin).hostname)
  const hasEndpoint = isLocal && ANALYTICS_PORT > 0 && toAnalytics(parsed) === null
  return {
    ...addresses,
    port,
    trustedProxyHops,
    /**
     * The interface to listen on; `null` for Next's default, all interfaces. Behind trusted proxies it defaults to the
     * loopback address: a client that bypasses the proxies could forge a trusted `X-Forwarded-For`.
     */
    host: SITE_HOST ?? (trustedProxyHops > 0 ? '127.0.0.1' : null),
    /** The folder in which instances share the static files of their builds, or `null`. */
    staticFolder: parsed.STATIC_FILES_DIR ?? null,
    /** Port of the local endpoint for events, which needs visitors on this machine and no key; otherwise `null`. */
    analyticsPort: hasEndpoint ? ANALYTICS_PORT : null,
  }
}
