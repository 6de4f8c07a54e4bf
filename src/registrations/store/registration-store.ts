import type {Kysely} from 'kysely'
import type {Pool} from 'pg'
import type {InterestSchema} from './schema.ts'

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
