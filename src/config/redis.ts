import {z} from 'zod'
import {type Environment, type EnvironmentRule, readEnvironment} from '#lib/read-environment.ts'

export const redisVariables = {
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
}

/** @throws EnvironmentError when the address is malformed */
export function readRedisUrl(environment: Environment): string | null {
  return readEnvironment(z.object(redisVariables), environment).REDIS_URL ?? null
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

/** Rules that span Redis and other variables. */
export const redisRules: readonly EnvironmentRule[] = [needsSharedDatabase]

/** Warns when instances can share the database, but have no Redis to broadcast publications. */
export function redisWarnings({REDIS_URL, DATABASE_URL}: Environment): string[] {
  if (!/^postgres(?:ql)?:/.test(DATABASE_URL ?? '') || (REDIS_URL ?? '') !== '') return []
  return [
    'REDIS_URL is not set: run this instance only. Several instances need one Redis to notify each other of publications; without it each one learns of them at its next content check (CONTENT_CHECK_MINUTES).',
  ]
}
