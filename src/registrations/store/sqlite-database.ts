import {closeSync, existsSync, mkdirSync, openSync, statSync} from 'node:fs'
import {dirname} from 'node:path'
import {DatabaseSync, type SQLInputValue} from 'node:sqlite'
import type {SqliteDatabase} from 'kysely'
import {AdviceError} from '#lib/describe-failure.ts'
import {defaultLockTimeoutMs, retryWhenLocked} from './retry-when-locked.ts'

type Statement = ReturnType<SqliteDatabase['prepare']>

export type SqliteUse = 'reading' | 'writing'

/** More statements than the site has; bounds the memory. */
const maxStatements = 200

/**
 * Opens a SQLite file for Kysely, with write-ahead log and full synchronization, so that a committed row survives a
 * power cut (decision 8). A locked file fails immediately, because SQLite's own wait would block the whole process;
 * `retryWhenLocked` waits instead.
 *
 * @throws when the file can't be opened or written
 */
export async function openSqliteDatabase(
  path: string,
  lockTimeoutMs = defaultLockTimeoutMs,
  use: SqliteUse = 'writing',
): Promise<SqliteDatabase> {
  mkdirSync(dirname(path), {recursive: true})
  makePrivate(path)
  const database = new DatabaseSync(path)
  try {
    await retryWhenLocked(() => database.exec('pragma journal_mode = wal'), lockTimeoutMs)
    database.exec('pragma synchronous = full')
    database.exec('pragma foreign_keys = on')
    // Overwrites deleted rows, which free pages would keep (UK GDPR Art 17).
    database.exec('pragma secure_delete = on')
    // Checkpoints block the process for a moment, so they run only every 16 MB.
    database.exec('pragma wal_autocheckpoint = 4000')
    if (use === 'reading') database.exec('pragma query_only = on')
  } catch (error) {
    database.close()
    throw isDamaged(error)
      ? new AdviceError(
          `The database file ${path} is damaged. Stop the site and put a backup in its place with npm run restore; forms cannot be saved until then.`,
          {cause: error},
        )
      : error
  }
  const statements = new Map<string, Statement>()
  const file = identityOf(path)
  return {
    close: () => database.close(),
    prepare: (sql) => {
      // Checked once for each transaction and each read, because a commit to a deleted file is lost.
      if ((use === 'reading' || /^(?:begin|commit)/.test(sql)) && identityOf(path) !== file) {
        throw new AdviceError(
          'The database file was moved or deleted; put it back or start the site again.',
        )
      }
      const known = statements.get(sql)
      if (known !== undefined) return known
      const statement = prepare(database, sql)
      if (statements.size < maxStatements) statements.set(sql, statement)
      return statement
    },
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB (https://www.sqlite.org/rescode.html). */
const isDamaged = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && damaged.has(error.errcode)

const damaged: ReadonlySet<unknown> = new Set([11, 26])

/**
 * Creates the file before SQLite does, readable only by its owner. An existing file is not opened, because closing it
 * would drop this process's locks (https://www.sqlite.org/howtocorrupt.html §2.2).
 */
export function makePrivate(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
}

/** SQLite keeps writing to a deleted or replaced file without an error. */
function identityOf(path: string): string {
  const {dev, ino} = statSync(path, {bigint: true, throwIfNoEntry: false}) ?? {dev: 0n, ino: 0n}
  return `${dev} ${ino}`
}

function prepare(database: DatabaseSync, sql: string): Statement {
  const statement = database.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toInput)),
    run: (parameters) => statement.run(...parameters.map(toInput)),
    iterate: (parameters) => statement.iterate(...parameters.map(toInput)),
  }
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`)
}
