import type {Configuration} from '#config/configuration.ts'
import {PostgresStore} from './postgres-store.ts'
import {RedisStore} from './redis-store.ts'
import type {SharedStore} from './shared-store.ts'

/**
 * Says through what the processes of this site share pages: Redis when one is named, otherwise their PostgreSQL
 * database.
 *
 * @param settings - of the site
 * @returns `null` on SQLite, where there is one process
 */
export function storeOf({
  databaseUrl,
  redisUrl,
  site,
}: Pick<Configuration, 'databaseUrl' | 'redisUrl' | 'site'>): SharedStore | null {
  // Two sites on one Redis have two addresses.
  if (redisUrl !== null)
    return new RedisStore({url: redisUrl, prefix: `site:${new URL(site.publicOrigin).host}:`})
  return databaseUrl.startsWith('file:') ? null : new PostgresStore(databaseUrl)
}
