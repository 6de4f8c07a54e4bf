import {type Kysely, sql} from 'kysely'
import {retryWhenLocked} from './retry-when-locked.ts'

/**
 * Runs `body` in one write transaction, and waits for another program's lock without blocking this process.
 *
 * @throws the error of the body or the commit, with nothing stored
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
      // A full disk has already ended the transaction.
      await sql`rollback`.execute(connection).catch(() => undefined)
      throw error
    }
  })
}
