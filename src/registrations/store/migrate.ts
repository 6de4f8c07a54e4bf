import {type Kysely, Migrator} from 'kysely'
import {describeFailure} from '#lib/describe-failure.ts'
import {allMigrations} from './migrations/all-migrations.ts'

/**
 * Brings the tables up to date.
 *
 * @param database - any Kysely database
 * @param target - the migration to stop after; by default all are run
 * @throws when the database cannot be reached or a migration fails
 */
export async function migrate<Schema>(database: Kysely<Schema>, target?: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: {getMigrations: () => Promise.resolve(allMigrations)},
  })
  const {error} =
    target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target)
  if (error !== undefined) {
    throw new Error(
      `The tables of the registration database could not be made or brought up to date (${describeFailure(error)}). Check that DATABASE_URL names a database that is up and that its user may change.`,
      {cause: error},
    )
  }
}
