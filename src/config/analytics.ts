import {z} from 'zod'
import {type Environment, readEnvironment} from '#lib/read-environment.ts'
import {formLimitVariables} from './form-limits.ts'
import {isLoopbackHost} from './hosts.ts'
import {siteVariables, toSiteAddresses} from './site.ts'
import {wholeNumber} from './variables.ts'

/** PostHog's ingestion host in the EU (AN-1). */
const euHost = 'https://eu.i.posthog.com'

export const analyticsVariables = {
  NEXT_PUBLIC_POSTHOG_KEY: z
    .string()
    .regex(/^\w+$/, 'must be the key of a PostHog project: letters, digits and _')
    .optional()
    .describe(
      'The key of a PostHog project. Without it the site neither asks for consent nor counts visits.',
    ),
  NEXT_PUBLIC_POSTHOG_HOST: z
    .url({protocol: /^https?$/, error: 'must be an address that begins with https://'})
    .refine(isHttpsOrLoopback, 'must begin with https://')
    .refine(
      isEuHost,
      `must be ${euHost} or your own proxy in front of it: the consent text says that data stays in the EU`,
    )
    .default(euHost)
    .describe(
      'The host that receives events: PostHog in the EU, or your own proxy in front of it.',
    ),
  ANALYTICS_PORT: wholeNumber({min: 0, max: 65_535, defaultTo: 3334}).describe(
    'The port of the local endpoint that npm start runs in place of PostHog; 0 runs none.',
  ),
}

/** PostHog settings. Both are public: the browser receives them. */
export interface AnalyticsConfiguration {
  key: string
  /** An origin without a trailing slash. */
  host: string
}

export function toAnalytics({
  NEXT_PUBLIC_POSTHOG_KEY: key,
  NEXT_PUBLIC_POSTHOG_HOST: host,
}: z.output<z.ZodObject<typeof analyticsVariables>>): AnalyticsConfiguration | null {
  return key === undefined ? null : {key, host: new URL(host).origin}
}

const localSchema = z.object({
  ...analyticsVariables,
  ...siteVariables,
  TRUSTED_PROXY_HOPS: formLimitVariables.TRUSTED_PROXY_HOPS,
})

/**
 * Reads the port of the local endpoint, which receives events when there is no key and visitors are on this machine.
 *
 * @returns `null` when the site must not use it
 * @throws EnvironmentError when a variable is malformed
 */
export function readLocalAnalyticsPort(environment: Environment): number | null {
  const parsed = readEnvironment(localSchema, environment)
  const {NEXT_PUBLIC_POSTHOG_KEY: key, ANALYTICS_PORT: port, TRUSTED_PROXY_HOPS: hops} = parsed
  const isLocal = isLoopbackHost(new URL(toSiteAddresses(parsed).publicOrigin).hostname)
  return key === undefined && port > 0 && hops === 0 && isLocal ? port : null
}

function isHttpsOrLoopback(address: string): boolean {
  const url = URL.parse(address)
  return url === null || url.protocol === 'https:' || isLoopbackHost(url.hostname)
}

function isEuHost(address: string): boolean {
  const hostname = URL.parse(address)?.hostname ?? ''
  return !/(^|\.)posthog\.com$/.test(hostname) || /^eu[.-]/.test(hostname)
}
