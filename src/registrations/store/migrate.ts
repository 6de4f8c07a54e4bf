import {type Kysely, Migrator} from 'kysely'
import {describeFailure} from '#lib/describe-failure.ts'
import {allMigrations} from './migrations/all-migrations.ts'

/** @throws when the database is unavailable or a migration fails */
export async function migrate<Schema>(database: Kysely<Schema>, target?: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: {getMigrations: () => Promise.resolve(allMigrations)},
  })
  const {error} =
    target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target)
  if (error !== undefined) {
    throw new Error(
      `Cannot create or migrate the tables of the registration database (${describeFailure(error)}). Check that DATABASE_URL names a running database whose tables its user may change.`,
      {cause: error},
    )
  }
}
