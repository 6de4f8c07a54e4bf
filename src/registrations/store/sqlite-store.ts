import {Kysely, sql, SqliteDialect} from 'kysely'
import {Batch} from './batch.ts'
import {migrate} from './migrate.ts'
import {openSqliteDatabase, type SqliteUse} from './sqlite-database.ts'
import {inSqliteTransaction} from './sqlite-transaction.ts'
import type {InterestDatabase, InterestStore, WriteJob} from './registration-store.ts'

/**
 * Opens the store on a SQLite file.
 *
 * @param path - the file; it is made when missing
 * @param lockTimeoutMs - how long a write waits for a lock of another program
 * @throws when the file cannot be opened or a migration fails
 */
export async function openSqliteStore(path: string, lockTimeoutMs: number): Promise<InterestStore> {
  const writing = connect(path, lockTimeoutMs, 'writing')
  // Of its own: Kysely has one connection on SQLite, and a read would wait behind a write that waits for a lock.
  const reading = connect(path, lockTimeoutMs, 'reading')
  const close = async () => {
    await reading.destroy()
    await writing.destroy()
  }
  try {
    // Kysely has no migration lock on SQLite; the write transaction is one.
    await inSqliteTransaction(writing, (connection) => migrate(connection), lockTimeoutMs)
    // Opened now: at the first read, another file may be in the place of this one.
    await sql`select 1`.execute(reading)
  } catch (error) {
    await close()
    throw error
  }
  return {
    kind: 'sqlite',
    database: reading,
    write: groupedWrites(writing, lockTimeoutMs),
    counters: null,
    close,
  }
}

function connect(path: string, lockTimeoutMs: number, use: SqliteUse): InterestDatabase {
  return new Kysely({
    dialect: new SqliteDialect({database: () => openSqliteDatabase(path, lockTimeoutMs, use)}),
  })
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
