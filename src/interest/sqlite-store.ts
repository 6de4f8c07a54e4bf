import {Kysely, SqliteDialect} from 'kysely'
import {Batch} from './batch.ts'
import {migrate} from './migrate.ts'
import type {InterestSchema} from './schema.ts'
import {openSqliteDatabase} from './sqlite-database.ts'
import {inSqliteTransaction} from './sqlite-transaction.ts'
import type {InterestDatabase, InterestStore, WriteJob} from './interest-store.ts'

/**
 * Opens the store on a SQLite file.
 *
 * @param path - the file; it is made when missing
 * @param lockTimeoutMs - how long a write waits for a lock of another program
 * @throws when the file cannot be opened or a migration fails
 */
export async function openSqliteStore(path: string, lockTimeoutMs: number): Promise<InterestStore> {
  const database = new Kysely<InterestSchema>({
    dialect: new SqliteDialect({database: () => openSqliteDatabase(path, lockTimeoutMs)}),
  })
  try {
    // Kysely has no migration lock on SQLite; the write transaction is one.
    await inSqliteTransaction(database, (connection) => migrate(connection), lockTimeoutMs)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return {
    kind: 'sqlite',
    database,
    write: groupedWrites(database, lockTimeoutMs),
    counters: null,
    close: () => database.destroy(),
  }
}

/** Many small writes in one transaction: the disk is asked once for all of them. */
function groupedWrites(database: InterestDatabase, lockTimeoutMs: number): InterestStore['write'] {
  const group = new Batch<(connection: InterestDatabase) => Promise<void>>((jobs) =>
    inSqliteTransaction(
      database,
      async (connection) => {
        for (const run of jobs) await run(connection)
      },
      lockTimeoutMs,
    ),
  )
  return <Result>(job: WriteJob<Result>) =>
    new Promise<Result>((resolve, reject) => {
      let tell = () => reject(new Error('The write was committed without having been done.'))
      const run = async (connection: InterestDatabase) => {
        const result = await job(connection)
        tell = () => resolve(result)
      }
      group.add(run).then(() => tell(), reject)
    })
}
