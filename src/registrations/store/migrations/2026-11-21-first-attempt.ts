import type {Kysely} from 'kysely'

/** Adds the time of the first attempt; the five days of earlier e-mails begin with their next attempt. */
export async function up({schema}: Kysely<unknown>): Promise<void> {
  await schema.alterTable('outbox').addColumn('firstAttemptAt', 'text').execute()
}
