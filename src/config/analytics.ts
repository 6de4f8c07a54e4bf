import {z} from 'zod'
import {isLoopbackHost} from './hosts.ts'

/** Where PostHog takes events in the EU (AN-1). */
const euHost = 'https://eu.i.posthog.com'

export const analyticsVariables = {
  NEXT_PUBLIC_POSTHOG_KEY: z
    .string()
    .regex(/^\w+$/, 'must be the key of a PostHog project: letters, digits and _')
    .optional()
    .describe(
      'The key of a PostHog project. Without it visitors are asked nothing and counted by nobody.',
    ),
  NEXT_PUBLIC_POSTHOG_HOST: z
    .url({protocol: /^https?$/, error: 'must be an address that begins with https://'})
    .refine(isSafe, 'must begin with https://')
    .refine(
      isInEurope,
      `must be ${euHost} or a proxy of yours before it: visitors are told that it is in the EU`,
    )
    .default(euHost)
    .describe('Where PostHog takes events: its host in the EU, or a proxy of yours before it.'),
}

/** Where events go that a visitor agreed to. Everybody can read both. */
export interface AnalyticsConfiguration {
  key: string
  /** An origin without a trailing slash. */
  host: string
}

/**
 * @param parsed - the parsed variables
 * @returns null where the site has no key
 */
export function toAnalytics({
  NEXT_PUBLIC_POSTHOG_KEY: key,
  NEXT_PUBLIC_POSTHOG_HOST: host,
}: z.output<z.ZodObject<typeof analyticsVariables>>): AnalyticsConfiguration | null {
  return key === undefined ? null : {key, host: new URL(host).origin}
}

function isSafe(address: string): boolean {
  const url = URL.parse(address)
  return url === null || url.protocol === 'https:' || isLoopbackHost(url.hostname)
}

function isInEurope(address: string): boolean {
  const hostname = URL.parse(address)?.hostname ?? ''
  return !/(^|\.)posthog\.com$/.test(hostname) || /^eu[.-]/.test(hostname)
}
