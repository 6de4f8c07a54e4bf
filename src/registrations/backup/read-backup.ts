import {Kysely, PostgresDialect, sql, SqliteDialect} from 'kysely'
import {Pool} from 'pg'
import {migrate} from '#registrations/store/migrate.ts'
import {openSqliteDatabase} from '#registrations/store/sqlite-database.ts'
import {openInterestStore} from '#registrations/store/open-store.ts'
import {backedUpTables, endSchema, headSchema, rowSchema} from './backup-lines.ts'

/** Thrown when a backup cannot be put back; nothing of it is there then. The message says what to do. */
export class RestoreError extends Error {
  override name = 'RestoreError'
}

/** A database whose tables may be those of any version. */
type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>

/**
 * Puts a backup into an empty database: makes the tables as they were when it was taken, fills them, and brings them up
 * to date as a site of that version would be.
 *
 * @param url - `file:` and a path, or `postgres://…`
 * @param lines - of the backup, parsed
 * @returns how many rows were put back
 * @throws RestoreError when the database is not empty, or the backup is not whole
 */
export async function readBackup(url: string, lines: AsyncIterable<unknown>): Promise<number> {
  const database = connect(url)
  let rows: number
  try {
    await requireEmpty(database)
    rows = await fill(database, lines)
  } finally {
    await database.destroy()
  }
  await (await openInterestStore(url)).close()
  return rows
}

async function fill(database: AnyDatabase, lines: AsyncIterable<unknown>): Promise<number> {
  const iterator = lines[Symbol.asyncIterator]()
  const first = await iterator.next()
  const head = headSchema.safeParse(first.value)
  if (!head.success) {
    throw new RestoreError(
      `This is no backup of registrations: ${head.error.issues.map(({message}) => message).join(', ')}.`,
    )
  }
  await migrate(database, head.data.migration)
  return await database.transaction().execute(async (transaction) => {
    let rows = 0
    for (;;) {
      const line: IteratorResult<unknown, unknown> = await iterator.next()
      if (line.done === true) throw new RestoreError('The backup has no end: it was cut off.')
      const end = endSchema.safeParse(line.value)
      if (end.success) {
        if (end.data.rows === rows) return rows
        throw new RestoreError(`The backup holds ${rows} rows of ${end.data.rows}.`)
      }
      const {table, row} = rowSchema.parse(line.value)
      await transaction.insertInto(table).values(row).execute()
      rows += 1
    }
  })
}

/** What is there belongs to people, and would be mixed with what was. */
async function requireEmpty(database: AnyDatabase): Promise<void> {
  const tables = await database.introspection.getTables()
  const there = new Set(tables.map(({name}) => name))
  for (const table of backedUpTables.filter((name) => there.has(name))) {
    const {rows} = await sql`select 1 from ${sql.table(table)} limit 1`.execute(database)
    if (rows.length > 0) {
      throw new RestoreError(
        `The database is not empty (${table}). Name an empty one with DATABASE_URL or DATA_DIR.`,
      )
    }
  }
  // Empty tables of a site that was started once: those of the backup may be older.
  for (const table of [...backedUpTables].toReversed())
    await database.schema.dropTable(table).ifExists().execute()
  for (const table of ['requestLog', 'rateLimit', 'kysely_migration', 'kysely_migration_lock'])
    await database.schema.dropTable(table).ifExists().execute()
}

function connect(url: string): AnyDatabase {
  const path = /^file:(.+)$/.exec(url)?.[1]
  return new Kysely({
    dialect:
      path === undefined
        ? new PostgresDialect({pool: new Pool({connectionString: url, max: 1})})
        : new SqliteDialect({database: () => openSqliteDatabase(path)}),
  })
}
