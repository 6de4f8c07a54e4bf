import type {RegistrationStore} from './registration-store.ts'
import {defaultLockTimeoutMs} from './retry-when-locked.ts'
import {openPostgresStore} from './postgres-store.ts'
import {openSqliteStore} from './sqlite-store.ts'

export type {RegistrationDatabase, RegistrationStore} from './registration-store.ts'

export interface StoreOptions {
  /** How long a write waits for another program's lock on the SQLite file. */
  lockTimeoutMs?: number
}

/**
 * Opens the database and runs pending migrations. Safe in several processes at the same time.
 *
 * @throws when the address is unsupported, the database is unavailable or a migration fails
 */
export async function openRegistrationStore(
  url: string,
  {lockTimeoutMs = defaultLockTimeoutMs}: StoreOptions = {},
): Promise<RegistrationStore> {
  const path = /^file:(.+)$/.exec(url)?.[1]
  if (path !== undefined) return await openSqliteStore(path, lockTimeoutMs)
  if (/^postgres(ql)?:\/\//.test(url)) return await openPostgresStore(url)
  throw new Error(
    `DATABASE_URL begins with "${url.split(':')[0] ?? ''}:", which is not supported. Use file: and a path, for instance file:.data/site.db, or postgres://user:password@host/database.`,
  )
}
