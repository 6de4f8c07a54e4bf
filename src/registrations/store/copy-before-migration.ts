import {existsSync, readdirSync, rmSync, statSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import {type Kysely, type Migration, sql} from 'kysely'
import {pendingMigrations} from './migrate.ts'
import {makePrivate} from './sqlite-database.ts'

/** People who were erased since are still in a copy, which therefore doesn't stay (UK GDPR Art 17). */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000

/**
 * Copies a SQLite file before the first migration that it lacks, so that the version before the update can be started
 * again, and deletes copies older than 30 days.
 *
 * @returns the copies, next to the file
 * @throws when the disk is full
 */
export async function copyBeforeMigration<Schema>(
  database: Kysely<Schema>,
  path: string,
  migrations: Readonly<Record<string, Migration>>,
): Promise<string[]> {
  const [next] = await pendingMigrations(database, migrations)
  for (const old of copiesOf(path))
    if (statSync(old).mtimeMs < Date.now() - maxAgeMs) rmSync(old, {force: true})
  const copy = `${path}.before-${next}`
  if (next !== undefined && !existsSync(copy)) {
    makePrivate(copy)
    await sql`vacuum into ${copy}`.execute(database)
    console.info(
      `The registration database was copied to ${copy} before its tables are migrated. The copy is deleted after 30 days.`,
    )
  }
  return copiesOf(path)
}

const copiesOf = (path: string) =>
  readdirSync(dirname(path))
    .filter((name) => name.startsWith(`${basename(path)}.before-`))
    .map((name) => join(dirname(path), name))
