import {type Kysely, sql} from 'kysely'
import {retryWhenLocked} from './retry-when-locked.ts'

/**
 * Runs a body in one write transaction. A lock of another process is waited for without stopping this one.
 *
 * @param database - a Kysely database on SQLite
 * @param body - what to do; it gets the connection that holds the transaction
 * @param lockTimeoutMs - how long a lock of another program is waited for
 * @returns what the body returned, once it is committed and synchronised to disk
 * @throws what the body or the commit threw; nothing of it is stored then
 */
export async function inSqliteTransaction<Schema, Result>(
  database: Kysely<Schema>,
  body: (connection: Kysely<Schema>) => Promise<Result>,
  lockTimeoutMs: number,
): Promise<Result> {
  return await database.connection().execute(async (connection) => {
    await retryWhenLocked(() => sql`begin immediate`.execute(connection), lockTimeoutMs)
    try {
      const result = await body(connection)
      await sql`commit`.execute(connection)
      return result
    } catch (error) {
      // A full disk has ended the transaction already; then there is nothing left to roll back.
      await sql`rollback`.execute(connection).catch(() => undefined)
      throw error
    }
  })
}
