import {randomUUIDv7} from 'node:crypto'
import type {
  RegistrationDatabase,
  RegistrationStore,
} from '#registrations/store/registration-store.ts'
import {type AnnouncementState, queueWave, type Wave} from './announcement.ts'

/**
 * Returns how many addresses an update would be sent to, and when another one was last sent: people were promised at
 * most one a month.
 */
export async function countSubscribers(
  database: RegistrationDatabase,
  updateId: string,
): Promise<AnnouncementState & {lastNewsletter: string | null}> {
  const {waiting} = await selectSubscribers(database, updateId)
    .select(({fn}) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  const {before, last} = await database
    .selectFrom('newsNotice')
    .select(({fn}) => [
      fn.countAll<number>().filterWhere('updateId', '=', updateId).as('before'),
      fn.max<string | null>('createdAt').filterWhere('updateId', '!=', updateId).as('last'),
    ])
    .executeTakeFirstOrThrow()
  return {waiting, notifiedBefore: before, lastNewsletter: last}
}

/**
 * Queues an update as an e-mail to the people who confirmed that they want news, once for each address. Those who
 * unsubscribe before it is sent get none.
 *
 * @returns the number of queued e-mails
 * @throws when the database can't write; e-mails queued until then stay queued, and the next call goes on from there
 */
export async function sendNewsletter(
  store: RegistrationStore,
  updateId: string,
  now: Date,
  wave: Wave = {},
): Promise<number> {
  return await queueWave(store, wave, now, {
    kind: 'newsletter',
    find: (transaction, {max, onlyTo}) =>
      selectSubscribers(transaction, updateId)
        .select(['id', 'emailKey'])
        .$if(onlyTo !== undefined, (query) => query.where('emailKey', '=', onlyTo ?? ''))
        .orderBy('emailKey')
        .limit(max)
        .execute(),
    note: (transaction, found, createdAt) =>
      transaction
        .insertInto('newsNotice')
        .values(
          found.map(({id: consentId, emailKey}) => ({
            id: randomUUIDv7(),
            createdAt,
            consentId,
            emailKey,
            updateId,
          })),
        )
        .onConflict((conflict) => conflict.columns(['emailKey', 'updateId']).doNothing())
        .returning(['id', 'emailKey'])
        .execute(),
  })
}

/**
 * Selects the confirmed consents of addresses that didn't get the update, except addresses that their mail server
 * refused for good. A restored backup may contain consents that were withdrawn since, whose hashes are suppressed.
 */
function selectSubscribers(database: RegistrationDatabase, updateId: string) {
  return database
    .selectFrom('consent')
    .where('purpose', '=', 'newsletter')
    .where('confirmedAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .where('emailKey', 'not in', (select) =>
      select
        .selectFrom('newsNotice')
        .select('newsNotice.emailKey')
        .where('updateId', '=', updateId),
    )
    .where('emailKey', 'not in', (select) =>
      select.selectFrom('outbox').select('outbox.emailKey').where('state', '=', 'refused'),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('suppression')
            .select('hash')
            .whereRef('hash', '=', 'consent.emailHash')
            .where('reason', '=', 'unsubscribed'),
        ),
      ),
    )
}
