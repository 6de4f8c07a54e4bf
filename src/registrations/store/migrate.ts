import {type Kysely, type Migration, Migrator} from 'kysely'
import {AdviceError, describeFailure} from '#lib/describe-failure.ts'
import {allMigrations} from './migrations/all-migrations.ts'

interface MigrateOptions {
  /** Name of the last migration to run; all by default. */
  target?: string
  migrations?: Readonly<Record<string, Migration>>
  /** File names of copies from before earlier migrations. */
  copies?: readonly string[]
}

function migratorOf<Schema>(
  database: Kysely<Schema>,
  migrations: Readonly<Record<string, Migration>> = allMigrations,
): Migrator {
  return new Migrator({
    db: database,
    provider: {getMigrations: () => Promise.resolve({...migrations})},
  })
}

/** Returns the names of the migrations that an existing database lacks; none for a new one. */
export async function pendingMigrations<Schema>(
  database: Kysely<Schema>,
  migrations?: Readonly<Record<string, Migration>>,
): Promise<string[]> {
  const known = await migratorOf(database, migrations).getMigrations()
  if (known.every(({executedAt}) => executedAt === undefined)) return []
  return known.filter(({executedAt}) => executedAt === undefined).map(({name}) => name)
}

/** @throws when the database is unavailable, a migration fails, or another version made the tables */
export async function migrate<Schema>(
  database: Kysely<Schema>,
  {target, migrations = allMigrations, copies = []}: MigrateOptions = {},
): Promise<void> {
  const migrator = migratorOf(database, migrations)
  const {error, results = []} =
    target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target)
  if (error === undefined) {
    const names = results.map(({migrationName}) => migrationName)
    const isNew = names[0] === Object.keys(migrations)[0]
    if (names.length > 0 && !isNew)
      console.info(`The tables of the registration database were migrated (${names.join(', ')}).`)
    return
  }
  // Kysely's words for tables of a migration that this version doesn't have.
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    const copy =
      copies.length === 0
        ? ''
        : `, or put a copy from before an update in its place (${copies.join(', ')}), without what was stored since`
    throw new AdviceError(
      `Another version of the site made the tables of the registration database. Start that version${copy}, or write its lists with npm run --silent registrations -- export and messages, and name an empty database with DATABASE_URL or DATA_DIR.`,
      {cause: error},
    )
  }
  throw new AdviceError(
    `Cannot create or migrate the tables of the registration database (${describeFailure(error)}). Check that DATABASE_URL names a running database whose tables its user may change.`,
    {cause: error},
  )
}
