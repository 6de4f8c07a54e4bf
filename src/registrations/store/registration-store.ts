import type {Kysely} from 'kysely'
import type {Pool} from 'pg'
import type {RegistrationSchema} from './schema.ts'

export type RegistrationDatabase = Kysely<RegistrationSchema>

/** A write in one transaction. It may run again after a conflict, so it must not have other effects. */
export type WriteJob<Result> = (transaction: RegistrationDatabase) => Promise<Result>

export interface RegistrationStore {
  kind: 'sqlite' | 'postgres'
  /** For reading. */
  database: RegistrationDatabase
  /**
   * @returns the result of the job, once it is durable
   * @throws when nothing was stored
   */
  write: <Result>(job: WriteJob<Result>) => Promise<Result>
  /**
   * Does the same for small writes about one address: those of the same moment share a transaction, and fail
   * separately.
   */
  writeGrouped: <Result>(emailKey: string, job: WriteJob<Result>) => Promise<Result>
  /**
   * Removes deleted rows from the files too: SQLite keeps them in its log, PostgreSQL in its pages. A program that
   * reads the database may keep that from happening; the daily deletion does it again. Never throws.
   */
  scrub: () => Promise<void>
  /** Connections for form counters; `null` on SQLite, where the only process counts in memory. */
  counters: Pool | null
  close: () => Promise<void>
}
