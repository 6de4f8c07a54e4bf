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
      'Through which several instances notify each other of publications, for instance rediss://:password@redis.example.org:6379. Leave it out when there is one instance.',
    ),
}

/**
 * Reads which Redis the site has, for commands; the site itself has `configuration()`.
 *
 * @param environment - of the process
 * @returns its address, `null` when there is none
 * @throws EnvironmentError when it is malformed
 */
export function readRedisUrl(environment: Environment): string | null {
  return readEnvironment(z.object(redisVariables), environment).REDIS_URL ?? null
}

/** On SQLite each of several instances would have registrations, form limits and an outbox of its own. */
const needsSharedDatabase: EnvironmentRule = ({REDIS_URL, DATABASE_URL}) =>
  REDIS_URL === undefined || (DATABASE_URL !== undefined && !DATABASE_URL.startsWith('file:'))
    ? []
    : [
        {
          name: 'REDIS_URL',
          message:
            'needs a DATABASE_URL that begins with postgres://: several instances share registrations, limits of forms and e-mails, and those are never in Redis. One instance on SQLite needs no Redis: leave REDIS_URL out.',
        },
      ]

/** What the variables of Redis must satisfy together with others. */
export const redisRules: readonly EnvironmentRule[] = [needsSharedDatabase]

/**
 * Warns about a database that several instances can share while nothing carries publications between them.
 *
 * @param environment - of the process
 * @returns a sentence, or nothing
 */
export function missingRedis({REDIS_URL, DATABASE_URL}: Environment): string[] {
  if (!/^postgres(?:ql)?:/.test(DATABASE_URL ?? '') || (REDIS_URL ?? '') !== '') return []
  return [
    'REDIS_URL is not set: run this instance only. Several instances need one Redis to notify each other of publications; without it each finds them at its next comparison with the content (CONTENT_CHECK_MINUTES).',
  ]
}
