import {setTimeout as sleep} from 'node:timers/promises'
import {Kysely, type Migration, sql, SqliteDialect} from 'kysely'
import {Batch} from './batch.ts'
import {copyBeforeMigration} from './copy-before-migration.ts'
import {migrate} from './migrate.ts'
import {allMigrations} from './migrations/all-migrations.ts'
import {openSqliteDatabase, type SqliteUse} from './sqlite-database.ts'
import type {RegistrationDatabase, RegistrationStore, WriteJob} from './registration-store.ts'
import {retryWhenLocked} from './retry-when-locked.ts'

/** @throws when the file can't be opened or a migration fails */
export async function openSqliteStore(
  path: string,
  lockTimeoutMs: number,
  migrations: Readonly<Record<string, Migration>> = allMigrations,
): Promise<RegistrationStore> {
  const writing = connect(path, lockTimeoutMs, 'writing')
  // Separate, because Kysely has one connection on SQLite: a read would wait behind a write that waits for a lock.
  const reading = connect(path, lockTimeoutMs, 'reading')
  const close = async () => {
    await reading.destroy()
    await writing.destroy()
  }
  try {
    const copies = await retryWhenLocked(
      () => copyBeforeMigration(writing, path, migrations),
      lockTimeoutMs,
    )
    // Kysely has no migration lock on SQLite; the write transaction serves as one.
    await inSqliteTransaction(
      writing,
      (connection) => migrate(connection, {migrations, copies}),
      lockTimeoutMs,
    )
    // Opened now, because the file may be replaced before the first read.
    await sql`select 1`.execute(reading)
  } catch (error) {
    await close()
    throw error
  }
  return {
    kind: 'sqlite',
    database: reading,
    write: groupedWrites(writing, lockTimeoutMs),
    scrub: () => emptyLog(writing, lockTimeoutMs),
    counters: null,
    close,
  }
}

function connect(path: string, lockTimeoutMs: number, use: SqliteUse): RegistrationDatabase {
  return new Kysely({
    dialect: new SqliteDialect({database: () => openSqliteDatabase(path, lockTimeoutMs, use)}),
  })
}

/** Copies the log to the file and empties it. Readers of another program may keep it as it is. */
async function emptyLog(database: RegistrationDatabase, lockTimeoutMs: number): Promise<void> {
  for (const deadline = performance.now() + lockTimeoutMs; performance.now() < deadline;) {
    const checkpoint = sql<{busy: number}>`pragma wal_checkpoint(truncate)`.execute(database)
    // A failure counts as busy: the rows are deleted anyway.
    if ((await checkpoint.catch(() => null))?.rows[0]?.busy === 0) return
    await sleep(100)
  }
  console.warn('Another program reads the database, so its log keeps deleted rows until tomorrow.')
}

/** Groups small writes into one transaction, with one synchronization to disk. */
function groupedWrites(
  database: RegistrationDatabase,
  lockTimeoutMs: number,
): RegistrationStore['write'] {
  const group = new Batch<(connection: RegistrationDatabase) => Promise<void>>((jobs) =>
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
      let settle = () => reject(new Error('The write was committed without having been done.'))
      const run = async (connection: RegistrationDatabase) => {
        const result = await job(connection)
        settle = () => resolve(result)
      }
      group.add(run).then(() => settle(), reject)
    })
}

/**
 * Runs `body` in one write transaction, and waits for another program's lock without blocking this process.
 *
 * @throws the error of the body or the commit, with nothing stored
 */
async function inSqliteTransaction<Schema, Result>(
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
