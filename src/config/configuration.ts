import {z} from 'zod'
import {type Environment, readEnvironment} from '#lib/read-environment.ts'
import {type AnalyticsConfiguration, analyticsVariables, toAnalytics} from './analytics.ts'
import {
  cdnVariables,
  toPageCacheControl,
  contentCheckVariables,
  toContentCheckMs,
} from './freshness.ts'
import {type ContentSource, contentSourceVariables, toContentSource} from './content-source.ts'
import {databaseVariables, toDatabaseUrl} from './database.ts'
import {type FormLimitConfiguration, formLimitVariables, toFormLimits} from './form-limits.ts'
import {type MailConfiguration, mailRules, mailVariables, toMail} from './mail.ts'
import {redisRules, redisVariables} from './redis.ts'
import {type Secrets, secretVariables, toSecrets} from './secrets.ts'
import {type SiteAddresses, siteVariables, toSiteAddresses} from './site.ts'
import {type StreetMapConfiguration, streetMapVariables, toStreetMap} from './street-map.ts'

/** The part of the configuration that a build knows. It holds no secret. */
export interface RenderingConfiguration {
  content: ContentSource
  site: SiteAddresses
  streetMap: StreetMapConfiguration | null
  analytics: AnalyticsConfiguration | null
  /** Whether the build includes the review page. */
  hasReview: boolean
}

/** The whole configuration of a running site (decision 19). */
export interface Configuration extends RenderingConfiguration {
  secrets: Secrets
  databaseUrl: string
  /** `null` for a single instance. */
  redisUrl: string | null
  mail: MailConfiguration
  formLimits: FormLimitConfiguration
  contentCheckMs: number
  pageCacheControl: string
  logFormat: 'text' | 'json'
}

const renderingSchema = z.object({
  ...contentSourceVariables,
  ...siteVariables,
  ...streetMapVariables,
  ...analyticsVariables,
  REVIEW: z.enum(['0', '1'], 'must be 1 or 0').default('0').describe('Builds the review page.'),
})

const logVariables = {
  LOG_FORMAT: z
    .enum(['text', 'json'], 'must be text or json')
    .default('text')
    .describe('How the site writes its log: lines for people, or a line of JSON for each event.'),
}

const schema = renderingSchema.extend({
  ...secretVariables,
  ...databaseVariables,
  ...redisVariables,
  ...mailVariables,
  ...formLimitVariables,
  ...contentCheckVariables,
  ...cdnVariables,
  ...logVariables,
})

export const variableNames: readonly string[] = Object.keys(schema.shape)

/** @throws EnvironmentError that lists every mistake */
export function readRenderingConfiguration(environment: Environment): RenderingConfiguration {
  return toRendering(readEnvironment(renderingSchema, environment))
}

/** @throws EnvironmentError that lists every mistake */
export function readConfiguration(environment: Environment): Configuration {
  const parsed = readEnvironment(schema, environment, [...mailRules, ...redisRules])
  return {
    ...toRendering(parsed),
    secrets: toSecrets(parsed),
    databaseUrl: toDatabaseUrl(parsed),
    redisUrl: parsed.REDIS_URL ?? null,
    mail: toMail(parsed),
    formLimits: toFormLimits(parsed),
    contentCheckMs: toContentCheckMs(parsed),
    pageCacheControl: toPageCacheControl(parsed),
    logFormat: parsed.LOG_FORMAT,
  }
}

function toRendering(parsed: z.output<typeof renderingSchema>): RenderingConfiguration {
  return {
    content: toContentSource(parsed),
    site: toSiteAddresses(parsed),
    streetMap: toStreetMap(parsed),
    analytics: toAnalytics(parsed),
    hasReview: parsed.REVIEW === '1',
  }
}
