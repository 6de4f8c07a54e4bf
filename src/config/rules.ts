import type {Environment, EnvironmentRule} from '#lib/read-environment.ts'
import {isLoopbackHost, isPublicHost} from './hosts.ts'

const needsSender: EnvironmentRule = ({SMTP_URL, MAIL_FROM}) =>
  SMTP_URL === undefined || MAIL_FROM !== undefined
    ? []
    : [
        {
          name: 'MAIL_FROM',
          message:
            'is needed when SMTP_URL is set. The sender of e-mails, for instance Lamplight <hello@example.org>.',
        },
      ]

/** Keeps links to `localhost` out of e-mails. A local mail server may be a catcher for tests. */
const needsPublicAddress: EnvironmentRule = ({SMTP_URL, NEXT_PUBLIC_SITE_URL, NODE_ENV}) => {
  const server = URL.parse(SMTP_URL ?? '')
  if (NODE_ENV !== 'production' || server === null) return []
  const site = NEXT_PUBLIC_SITE_URL === undefined ? undefined : URL.parse(NEXT_PUBLIC_SITE_URL)
  // The variable's own rule reports a malformed address.
  if (site === null) return []
  if (site !== undefined && (isPublicHost(site.hostname) || isLoopbackHost(server.hostname)))
    return []
  const found = site === undefined ? 'is needed' : 'must be the public address of the site'
  return [
    {
      name: 'NEXT_PUBLIC_SITE_URL',
      message: `${found} when SMTP_URL is set, because links in e-mails begin with it, for instance https://www.example.org. To try things out, leave SMTP_URL out: e-mails then wait in the outbox.`,
    },
  ]
}

/** With SQLite each instance would have its own registrations, form limits and outbox. */
const needsSharedDatabase: EnvironmentRule = ({REDIS_URL, DATABASE_URL}) =>
  REDIS_URL === undefined || (DATABASE_URL !== undefined && !DATABASE_URL.startsWith('file:'))
    ? []
    : [
        {
          name: 'REDIS_URL',
          message:
            'needs a DATABASE_URL that begins with postgres://: several instances share registrations, form limits and e-mails, which are never in Redis. One instance on SQLite needs no Redis: leave REDIS_URL out.',
        },
      ]

/** Rules that span several variables. */
export const rules: readonly EnvironmentRule[] = [
  needsSender,
  needsPublicAddress,
  needsSharedDatabase,
]

/** Warns when instances can share the database, but have no Redis to broadcast publications. */
export function redisWarnings({REDIS_URL, DATABASE_URL}: Environment): string[] {
  if (!/^postgres(?:ql)?:/.test(DATABASE_URL ?? '') || (REDIS_URL ?? '') !== '') return []
  return [
    'REDIS_URL is not set: run this instance only. Several instances need one Redis to notify each other of publications; without it each one learns of them at its next content check (CONTENT_CHECK_MINUTES).',
  ]
}
