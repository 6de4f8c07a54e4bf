import {sql} from 'kysely'
import {z} from 'zod'
import type {RegistrationDatabase} from '#registrations/store/registration-store.ts'
import {
  backedUpTables,
  type BackupEnd,
  type BackupHead,
  type BackupRow,
  rowSchema,
} from './backup-lines.ts'

const pageRows = 1000
const migrationSchema = z.object({name: z.string()})

/** Sort keys of tables without an id. */
const keys: Readonly<Record<string, readonly string[]>> = {suppression: ['hash', 'reason']}

/**
 * Writes a consistent snapshot of all personal data without blocking the running site.
 *
 * @returns the number of rows
 * @throws when the database doesn't respond, or a line can't be written
 */
export async function writeBackup(
  database: RegistrationDatabase,
  write: (line: BackupHead | BackupRow | BackupEnd) => Promise<void>,
  now: Date,
): Promise<number> {
  const snapshot = database.transaction().setIsolationLevel('repeatable read')
  return await snapshot.execute(async (connection) => {
    await write({
      backup: 'registrations',
      takenAt: now.toISOString(),
      migration: await lastMigration(connection),
    })
    let rows = 0
    for (const table of backedUpTables) {
      for await (const row of rowsOf(connection, table)) {
        await write(rowSchema.parse({table, row}))
        rows += 1
      }
    }
    await write({rows})
    return rows
  })
}

async function lastMigration(connection: RegistrationDatabase): Promise<string> {
  const found = await sql`select name from kysely_migration order by name desc limit 1`.execute(
    connection,
  )
  return migrationSchema.parse(found.rows[0]).name
}

async function* rowsOf(connection: RegistrationDatabase, table: string): AsyncGenerator {
  const order = sql.join((keys[table] ?? ['id']).map((column) => sql.ref(column)))
  for (let offset = 0; ; offset += pageRows) {
    const {rows} =
      await sql`select * from ${sql.table(table)} order by ${order} limit ${pageRows} offset ${offset}`.execute(
        connection,
      )
    yield* rows
    if (rows.length < pageRows) return
  }
}
