import type {Kysely} from 'kysely'

/** Adds the service that a person waits for. */
export async function up({schema}: Kysely<unknown>): Promise<void> {
  await schema.alterTable('registration').addColumn('service', 'text').execute()
}
