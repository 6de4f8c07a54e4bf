import type {Kysely} from 'kysely'

/**
 * E-mails get the moment of their first attempt. For those tried already it is not known: their days begin again with
 * the next attempt, so that none is given up too early.
 *
 * @param database - any Kysely database that has the tables of `2026-11-20-storage`
 */
export async function up({schema}: Kysely<unknown>): Promise<void> {
  await schema.alterTable('outbox').addColumn('firstAttemptAt', 'text').execute()
}
