import type {Kysely} from 'kysely'
import type {Pool} from 'pg'
import {openPostgresStore} from './postgres-store.ts'
import type {InterestSchema} from './schema.ts'
import {openSqliteStore} from './sqlite-store.ts'

export type InterestDatabase = Kysely<InterestSchema>

/** A write inside one transaction: all of it is stored or nothing. It may be run again, so it only writes. */
export type WriteJob<Result> = (transaction: InterestDatabase) => Promise<Result>

/** Where registrations and messages are kept. */
export interface InterestStore {
  kind: 'sqlite' | 'postgres'
  /** For reading. */
  database: InterestDatabase
  /**
   * Writes.
   *
   * @returns what the job returned, once it is durable
   * @throws when it could not be stored; nothing of it is stored then
   */
  write: <Result>(job: WriteJob<Result>) => Promise<Result>
  /** Connections for the counters of forms; `null` on SQLite, where one process counts in its memory. */
  counters: Pool | null
  close: () => Promise<void>
}

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
