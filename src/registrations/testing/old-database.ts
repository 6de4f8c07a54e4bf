import {type Dialect, Kysely, Migrator, PostgresDialect, SqliteDialect} from 'kysely'
import {Pool} from 'pg'
import {allMigrations} from '#registrations/store/migrations/all-migrations.ts'
import {openSqliteDatabase} from '#registrations/store/sqlite-database.ts'

/**
 * @param migration - the last one of the older version
 * @throws when a migration fails
 */
export async function openOldDatabase<Tables>(
  address: string,
  migration: string,
): Promise<Kysely<Tables>> {
  const old = new Kysely<Tables>({dialect: dialect(address)})
  const provider = {getMigrations: () => Promise.resolve(allMigrations)}
  const {error} = await new Migrator({db: old, provider}).migrateTo(migration)
  if (error !== undefined) throw new Error('The old tables could not be made.', {cause: error})
  return old
}

function dialect(address: string): Dialect {
  const path = /^file:(.+)$/.exec(address)?.[1]
  return path === undefined
    ? new PostgresDialect({pool: new Pool({connectionString: address})})
    : new SqliteDialect({database: () => openSqliteDatabase(path)})
}
