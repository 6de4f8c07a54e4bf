import type {Kysely} from 'kysely'

const tables = ['registration', 'message', 'consent'] as const

/** Adds the hash of the address. Migrations have no secret to hash with; `completeHashes` fills the columns. */
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
