import {Kysely, Migrator, SqliteDialect} from 'kysely'
import {allMigrations} from './migrations/all-migrations.ts'
import type {InterestSchema} from './schema.ts'
import {openSqliteDatabase} from './sqlite-database.ts'

export type InterestDatabase = Kysely<InterestSchema>

/**
 * Opens the database of registrations and brings its tables up to date.
 *
 * @param url - `file:` and a path
 * @returns a database ready for use; `destroy()` closes it
 * @throws when the address is not supported, the file cannot be opened or a migration fails
 */
export async function openInterestDatabase(url: string): Promise<InterestDatabase> {
  const path = /^file:(.+)$/.exec(url)?.[1]
  if (path === undefined) {
    throw new Error(
      `DATABASE_URL begins with "${url.split(':')[0] ?? ''}:", which is not supported. Use file: and a path, for instance file:.data/site.db.`,
    )
  }
  const dialect = new SqliteDialect({database: () => Promise.resolve(openSqliteDatabase(path))})
  const database = new Kysely<InterestSchema>({dialect})
  const migrator = new Migrator({
    db: database,
    provider: {getMigrations: () => Promise.resolve(allMigrations)},
  })
  const {error} = await migrator.migrateToLatest()
  if (error !== undefined) {
    await database.destroy()
    throw new Error(
      'The tables of the registration database could not be made or brought up to date.',
      {
        cause: error,
      },
    )
  }
  return database
}
