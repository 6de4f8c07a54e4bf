import {z} from 'zod'
import {localProjectId} from './content-source.ts'
import {isLoopbackHost} from './hosts.ts'

const port = (defaultTo: number) => wholeNumber({min: 1, max: 65_535, defaultTo})

/** @param range - inclusive bounds, and the value of an unset variable */
function wholeNumber({min, max, defaultTo}: {min: number; max: number; defaultTo: number}) {
  const message = `must be a whole number from ${min} to ${max}`
  return z.coerce
    .number(message)
    .int(message)
    .min(min, message)
    .max(max, message)
    .default(defaultTo)
}

const secret = () => z.string('is missing').min(16, 'is too short')

const origin = () =>
  z.url({protocol: /^https?$/, error: 'must be an address that begins with http:// or https://'})

/** Anything that is no address at all has its own message. */
function isOrigin(address: string): boolean {
  const url = URL.parse(address)
  return url === null || url.href === `${url.origin}/`
}

function isHttpsOrLoopback(address: string): boolean {
  const url = URL.parse(address)
  return url === null || url.protocol === 'https:' || isLoopbackHost(url.hostname)
}

function isEuHost(address: string): boolean {
  const hostname = URL.parse(address)?.hostname ?? ''
  return !/(^|\.)posthog\.com$/.test(hostname) || /^eu[.-]/.test(hostname)
}

/** PostHog's ingestion host in the EU (AN-1). */
const euHost = 'https://eu.i.posthog.com'

function isPostgres(address: string): boolean {
  if (!/^postgres(?:ql)?:\/\//.test(address) || !URL.canParse(address)) return false
  const {hostname, pathname, searchParams} = new URL(address)
  return (hostname !== '' || searchParams.has('host')) && /^\/[^/]+$/.test(pathname)
}

/** Settings on which pages depend. None is secret. */
export const renderingVariables = {
  NEXT_PUBLIC_SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')
    .default(localProjectId)
    .describe('The Sanity project; leave it out to use the local content lake.'),
  NEXT_PUBLIC_SANITY_DATASET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]*$/, 'must be lower-case letters, digits, hyphens and underscores')
    .default('production')
    .describe('The Sanity dataset.'),
  PORT: port(3000).describe('The port of the site.'),
  NEXT_PUBLIC_SITE_URL: origin()
    .refine(
      isOrigin,
      'must have neither a path nor credentials, because the site serves from the root of its host',
    )
    .optional()
    .describe('The public address of the site, for instance https://www.example.org.'),
  NEXT_PUBLIC_API_BASE_URL: origin().optional().describe('Another backend for the forms.'),
  SANITY_STUDIO_URL: origin().optional().describe('The address of the Studio.'),
  CONTENT_LAKE_PORT: port(3333).describe('The port of the local content lake.'),
  STATIC_FILES_DIR: z
    .string()
    .optional()
    .describe(
      'A folder in which several instances share the scripts and styles of their builds, for pages that were opened before an update.',
    ),
  SITE_HOST: z
    .enum(['127.0.0.1', '0.0.0.0', '::'], 'must be 127.0.0.1, 0.0.0.0 or ::')
    .optional()
    .describe(
      'The interface that the site listens on; 127.0.0.1 is reachable from the same computer only.',
    ),
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be a key of Google Maps: letters, digits, - and _')
    .optional()
    .describe('The key of Google Maps. Without it the site offers only its own map.'),
  NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID: z
    .string()
    .regex(/^[\w-]+$/, 'must be the id of a map: letters, digits, - and _')
    .optional()
    .describe('The id of a map style in Google’s console.'),
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
  REVIEW: z.enum(['0', '1'], 'must be 1 or 0').default('0').describe('Builds the review page.'),
}

const maxForms = 1_000_000

/** Settings of a running site. */
export const serverVariables = {
  SANITY_API_READ_TOKEN: secret().describe(
    'Lets the site read drafts for editors; with hosted Sanity a token of the project with the role Viewer.',
  ),
  SANITY_REVALIDATE_SECRET: secret().describe(
    'Shared with the webhook that reports publications: any long random text.',
  ),
  LINK_SIGNING_SECRET: secret().describe(
    'Signs links in e-mails and hashes erased addresses: any long random text; npm start creates one.',
  ),
  SANITY_REVALIDATE_SECRET_PREVIOUS: secret()
    .optional()
    .describe('The former secret, while webhooks may still be signed with it.'),
  LINK_SIGNING_SECRET_PREVIOUS: secret()
    .optional()
    .describe('The former secret, so that links signed with it keep working.'),
  METRICS_TOKEN: secret()
    .optional()
    .describe('Grants access to /api/metrics: any long random text.'),
  DATA_DIR: z.string().default('.data').describe('The folder for dataset, assets and database.'),
  DATABASE_URL: z
    .string()
    .refine(
      (address) => /^file:./.test(address) || isPostgres(address),
      'must begin with file: and a path, or be postgres://, a host and a database; encode @, / and # in a password (%40, %2F, %23)',
    )
    .optional()
    .describe('The database of registrations, for instance file:.data/site.db.'),
  REDIS_URL: z
    .string()
    .refine(
      (url) => URL.canParse(url) && /^rediss?:\/\/[^/?#]+(?:\/\d*)?$/.test(url),
      'must begin with redis:// or rediss://, and end with the host, its port or the number of a database',
    )
    .optional()
    .describe(
      'The Redis that tells several instances of publications, for instance rediss://:password@redis.example.org:6379. Leave it out when there is one instance.',
    ),
  SMTP_URL: z
    .url({protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://'})
    .optional()
    .describe(
      'The mail server, for instance smtps://user:password@mail.example.org. Leave it out to keep e-mails in the outbox.',
    ),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
      'must be an address, or a name and an address in <>',
    )
    .optional()
    .describe('The sender of e-mails, for instance Lamplight <hello@example.org>.'),
  CONTACT_NOTIFY_TO: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an email address')
    .optional()
    .describe('The address that is notified of messages from the contact form.'),
  TRUSTED_PROXY_HOPS: wholeNumber({min: 0, max: 10, defaultTo: 0}).describe(
    'How many of your own proxies stand in front of the site; 0 ignores X-Forwarded-For.',
  ),
  FORM_LIMIT_PER_ADDRESS: wholeNumber({min: 1, max: maxForms, defaultTo: 60}).describe(
    'How many forms one network address may submit in 10 minutes.',
  ),
  FORM_LIMIT_PER_EMAIL: wholeNumber({min: 1, max: maxForms, defaultTo: 10}).describe(
    'How many forms in an hour are answered by e-mail to one address.',
  ),
  FORM_LIMIT_PER_EMAIL_DAY: wholeNumber({min: 1, max: maxForms, defaultTo: 20}).describe(
    'How many forms in a day are answered by e-mail to one address.',
  ),
  FORM_LIMIT_PER_DOMAIN_DAY: wholeNumber({min: 1, max: maxForms, defaultTo: 300}).describe(
    'How many forms in a day are answered by e-mail to one domain, except domains of large providers.',
  ),
  CONTENT_CHECK_MINUTES: z.coerce
    .number('must be a number of minutes')
    .positive('must be more than 0')
    .max(24 * 60, 'must be at most 1440, a day')
    .default(60)
    .describe(
      'How often the site compares its pages with the content, in case a webhook was lost.',
    ),
  CDN_SECONDS: wholeNumber({min: 0, max: 86_400, defaultTo: 0}).describe(
    'How long a CDN in front of the site may serve a page without revalidating; 0 means always revalidate.',
  ),
  LOG_FORMAT: z
    .enum(['text', 'json'], 'must be text or json')
    .default('text')
    .describe('How the site writes its log: lines for people, or a line of JSON for each event.'),
}
