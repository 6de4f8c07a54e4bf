import type {InterestStore} from './interest-store.ts'
import {openPostgresStore} from './postgres-store.ts'
import {openSqliteStore} from './sqlite-store.ts'

export type {InterestDatabase, InterestStore} from './interest-store.ts'

/**
 * Opens the database of registrations and brings its tables up to date. Several processes may do so at once.
 *
 * @param url - `file:` and a path, or `postgres://…`
 * @returns a store ready for use
 * @throws when the address is not supported, the database cannot be reached or a migration fails
 */
export async function openInterestStore(url: string): Promise<InterestStore> {
  const path = /^file:(.+)$/.exec(url)?.[1]
  if (path !== undefined) return await openSqliteStore(path)
  if (/^postgres(ql)?:\/\//.test(url)) return await openPostgresStore(url)
  throw new Error(
    `DATABASE_URL begins with "${url.split(':')[0] ?? ''}:", which is not supported. Use file: and a path, for instance file:.data/site.db, or postgres://user:password@host/database.`,
  )
}
