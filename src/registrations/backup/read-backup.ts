import {Kysely, PostgresDialect, sql, SqliteDialect} from 'kysely'
import {Pool} from 'pg'
import {AdviceError} from '#lib/describe-failure.ts'
import {migrate} from '#registrations/store/migrate.ts'
import {openSqliteDatabase} from '#registrations/store/sqlite-database.ts'
import {openRegistrationStore} from '#registrations/store/open-store.ts'
import {backedUpTables, endSchema, headSchema, rowSchema} from './backup-lines.ts'

type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>

/**
 * Restores a backup into an empty database: creates the tables of its version, fills them, and migrates them.
 *
 * @returns the number of rows
 * @throws AdviceError when the database is not empty, or the backup is incomplete; nothing is restored then
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
  await (await openRegistrationStore(url)).close()
  return rows
}

async function fill(database: AnyDatabase, lines: AsyncIterable<unknown>): Promise<number> {
  const iterator = lines[Symbol.asyncIterator]()
  const first = await iterator.next()
  const head = headSchema.safeParse(first.value)
  if (!head.success) {
    throw new AdviceError(
      `This is not a backup of registrations: ${head.error.issues.map(({message}) => message).join(', ')}.`,
    )
  }
  await migrate(database, {target: head.data.migration})
  return await database.transaction().execute(async (transaction) => {
    let rows = 0
    for (;;) {
      const line: IteratorResult<unknown, unknown> = await iterator.next()
      if (line.done === true)
        throw new AdviceError('The backup is truncated: its last line is missing.')
      const end = endSchema.safeParse(line.value)
      if (end.success) {
        if (end.data.rows === rows) return rows
        throw new AdviceError(`The backup has ${rows} of ${end.data.rows} rows.`)
      }
      const {table, row} = rowSchema.parse(line.value)
      await transaction.insertInto(table).values(row).execute()
      rows += 1
    }
  })
}

/** Refuses to mix a backup with existing people. */
async function requireEmpty(database: AnyDatabase): Promise<void> {
  const tables = await database.introspection.getTables()
  const there = new Set(tables.map(({name}) => name))
  for (const table of backedUpTables.filter((name) => there.has(name))) {
    const {rows} = await sql`select 1 from ${sql.table(table)} limit 1`.execute(database)
    if (rows.length > 0) {
      throw new AdviceError(
        `The database is not empty (${table}). Name an empty one with DATABASE_URL or DATA_DIR.`,
      )
    }
  }
  // Empty tables left by an earlier start may be newer than the backup's.
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
