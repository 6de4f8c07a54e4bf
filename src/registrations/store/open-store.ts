import type {InterestStore} from './registration-store.ts'
import {defaultLockTimeoutMs} from './retry-when-locked.ts'
import {openPostgresStore} from './postgres-store.ts'
import {openSqliteStore} from './sqlite-store.ts'

export type {InterestDatabase, InterestStore} from './registration-store.ts'

/** What may differ from one store to another. */
export interface StoreOptions {
  /** How long a write waits for a lock that another program holds on the SQLite file, in milliseconds. */
  lockTimeoutMs?: number
}

/**
 * Opens the database of registrations and brings its tables up to date. Several processes may do so at once.
 *
 * @param url - `file:` and a path, or `postgres://…`
 * @param options - by default a lock is waited for as long as a visitor would
 * @returns a store ready for use
 * @throws when the address is not supported, the database cannot be reached or a migration fails
 */
export async function openInterestStore(
  url: string,
  {lockTimeoutMs = defaultLockTimeoutMs}: StoreOptions = {},
): Promise<InterestStore> {
  const path = /^file:(.+)$/.exec(url)?.[1]
  if (path !== undefined) return await openSqliteStore(path, lockTimeoutMs)
  if (/^postgres(ql)?:\/\//.test(url)) return await openPostgresStore(url)
  throw new Error(
    `DATABASE_URL begins with "${url.split(':')[0] ?? ''}:", which is not supported. Use file: and a path, for instance file:.data/site.db, or postgres://user:password@host/database.`,
  )
}
