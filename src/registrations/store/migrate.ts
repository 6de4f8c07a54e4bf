import {type Kysely, Migrator} from 'kysely'
import {AdviceError, describeFailure} from '#lib/describe-failure.ts'
import {allMigrations} from './migrations/all-migrations.ts'

/** @throws when the database is unavailable, a migration fails, or another version made the tables */
export async function migrate<Schema>(database: Kysely<Schema>, target?: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: {getMigrations: () => Promise.resolve(allMigrations)},
  })
  const {error} =
    target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target)
  // Kysely's words for tables of a migration that this version doesn't have.
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new AdviceError(
      'Another version of the site made the tables of the registration database. Start that version, or write its lists with npm run --silent registrations -- export and messages, and name an empty database with DATABASE_URL or DATA_DIR.',
      {cause: error},
    )
  }
  if (error !== undefined) {
    throw new AdviceError(
      `Cannot create or migrate the tables of the registration database (${describeFailure(error)}). Check that DATABASE_URL names a running database whose tables its user may change.`,
      {cause: error},
    )
  }
}
