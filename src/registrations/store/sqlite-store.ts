import {existsSync, readdirSync, rmSync, statSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {Kysely, type Migration, sql, SqliteDialect} from 'kysely'
import {groupedWrites} from './grouped-writes.ts'
import {migrate, pendingMigrations} from './migrate.ts'
import {allMigrations} from './migrations/all-migrations.ts'
import {makePrivate, openSqliteDatabase, type SqliteUse} from './sqlite-database.ts'
import type {RegistrationDatabase, RegistrationStore} from './registration-store.ts'
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
  const writeGrouped = groupedWrites((body) => inSqliteTransaction(writing, body, lockTimeoutMs))
  return {
    kind: 'sqlite',
    database: reading,
    write: (job) => writeGrouped('', job),
    writeGrouped,
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

/** People who were erased since are still in a copy, which therefore doesn't stay (UK GDPR Art 17). */
const maxCopyAgeMs = 30 * 24 * 60 * 60 * 1000

/**
 * Copies the file before the first migration that it lacks, so that the version before the update can be started
 * again, and deletes copies older than 30 days.
 *
 * @returns the copies, next to the file
 * @throws when the disk is full
 */
async function copyBeforeMigration(
  database: RegistrationDatabase,
  path: string,
  migrations: Readonly<Record<string, Migration>>,
): Promise<string[]> {
  const [next] = await pendingMigrations(database, migrations)
  for (const old of copiesOf(path))
    if (statSync(old).mtimeMs < Date.now() - maxCopyAgeMs) rmSync(old, {force: true})
  const copy = `${path}.before-${next}`
  if (next !== undefined && !existsSync(copy)) {
    makePrivate(copy)
    await sql`vacuum into ${copy}`.execute(database)
    console.info(
      `The registration database was copied to ${copy} before its tables are migrated. The copy is deleted after 30 days.`,
    )
  }
  return copiesOf(path)
}

const copiesOf = (path: string) =>
  readdirSync(dirname(path))
    .filter((name) => name.startsWith(`${basename(path)}.before-`))
    .map((name) => join(dirname(path), name))

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
