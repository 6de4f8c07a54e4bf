import type {Kysely} from 'kysely'

/** What may come back with a backup after its person was erased. */
const tables = ['registration', 'message', 'consent'] as const

/**
 * Rows get the keyed hash of their address, by which the notes of erased people find them. The columns stay empty
 * here, because hashing needs a secret that no migration has; `completeHashes` fills them before it looks for anybody.
 *
 * @param database - any Kysely database that has the tables of `2026-11-20-storage`
 */
export async function up({schema}: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await schema.alterTable(table).addColumn('emailHash', 'text').execute()
    await schema.alterTable(table).addColumn('emailHashKey', 'text').execute()
    await schema
      .createIndex(`${table}_hash`)
      .on(table)
      .columns(['emailHashKey', 'emailHash'])
      .execute()
  }
}
