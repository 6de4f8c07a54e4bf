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
      'Through which several processes share pages, for instance rediss://:password@redis.example.org:6379. Leave it out to share them through PostgreSQL.',
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

/**
 * Processes that share pages are one site to visitors. On SQLite each would have registrations, limits of forms and an
 * outbox of its own.
 */
const needsSharedDatabase: EnvironmentRule = ({REDIS_URL, DATABASE_URL}) =>
  REDIS_URL === undefined || (DATABASE_URL !== undefined && !DATABASE_URL.startsWith('file:'))
    ? []
    : [
        {
          name: 'REDIS_URL',
          message:
            'needs a DATABASE_URL that begins with postgres://: processes that share pages share registrations, limits of forms and e-mails too, and those are never in Redis. One process on SQLite needs no Redis: leave REDIS_URL out.',
        },
      ]

/** What the variables of Redis must satisfy together with others. */
export const redisRules: readonly EnvironmentRule[] = [needsSharedDatabase]
