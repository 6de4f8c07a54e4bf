import {newId} from './new-id.ts'
import {queueMails} from '#registrations/store/outbox.ts'
import type {KeyedRegistering} from './registering.ts'
import type {Signer} from './signing.ts'
import type {InterestDatabase, InterestStore} from '#registrations/store/registration-store.ts'
import {noteHashes} from './suppression.ts'

/** How long the button in the confirmation e-mail works, and how long an unanswered wish is kept (LAW-1, LAW-3). */
export const confirmationDays = 14

/**
 * Writes down that people ticked the box and queues the e-mail that asks whether that is right. The tick is a wish;
 * consent is the click (LAW-1). Someone who was asked already, or said yes, is not asked again.
 *
 * @param transaction - the transaction that stores the registrations
 * @param wishing - the registrations with the ticked box
 */
export async function askForNewsletter(
  transaction: InterestDatabase,
  wishing: readonly KeyedRegistering[],
): Promise<void> {
  if (wishing.length === 0) return
  const asked = await transaction
    .insertInto('consent')
    .values(
      wishing.map(({registration, emailKey, emailHash, emailHashKey, now}) => ({
        id: newId(),
        purpose: 'newsletter' as const,
        email: registration.email,
        emailKey,
        emailHash,
        emailHashKey,
        firstName: registration.name,
        askedAt: now.toISOString(),
        askedHow: `form ${registration.source}, role ${registration.role}`,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['emailKey', 'purpose']).where('withdrawnAt', 'is', null).doNothing(),
    )
    .returning(['id', 'emailKey'])
    .execute()
  if (asked.length === 0) return
  const arrivals = new Map(wishing.map(({emailKey, now}) => [emailKey, now]))
  await queueMails(
    transaction,
    asked.map(({id, emailKey}) => ({
      kind: 'newsletterConfirm',
      subjectId: id,
      emailKey,
      now: arrivals.get(emailKey) ?? new Date(),
    })),
  )
}

/**
 * Turns a wish into consent and queues the e-mail that says so. Pressing twice changes nothing.
 *
 * @param store - an open store
 * @param signer - finds the coded note of an earlier unsubscription, which this newer yes replaces
 * @param id - the consent, from a signed link
 * @param now - the moment of the click
 * @returns `false` when there is nothing to confirm any more: stopped, erased or too late
 */
export async function confirmNewsletter(
  store: InterestStore,
  signer: Signer,
  id: string,
  now: Date,
): Promise<boolean> {
  return await store.write(async (transaction) => {
    const consent = await transaction
      .selectFrom('consent')
      .select(['emailKey', 'confirmedAt'])
      .where('id', '=', id)
      .where('withdrawnAt', 'is', null)
      .executeTakeFirst()
    if (consent === undefined) return false
    const confirmed = await transaction
      .updateTable('consent')
      .set({confirmedAt: now.toISOString(), confirmedHow: 'button reached by the e-mailed link'})
      .where('id', '=', id)
      .where('confirmedAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (confirmed === undefined) return true
    await transaction
      .deleteFrom('suppression')
      .where('hash', 'in', noteHashes(signer, consent.emailKey))
      .where('reason', '=', 'unsubscribed')
      .execute()
    const {emailKey} = consent
    await queueMails(transaction, [{kind: 'newsletterConfirmed', subjectId: id, emailKey, now}])
    return true
  })
}

/**
 * Ends consent, keeps the proof of it, and notes the address in code so that no older list brings it back.
 * Doing it twice changes nothing. It ends the consent of the address that the link was sent to, also where that consent
 * has another row by now.
 *
 * @param store - an open store
 * @param signer - makes the coded note
 * @param id - the consent, from a signed link
 * @param how - the way it came, for the record
 * @param now - the moment
 */
export async function stopNewsletter(
  store: InterestStore,
  signer: Signer,
  id: string,
  how: string,
  now: Date,
): Promise<void> {
  await store.write(async (transaction) => {
    const stopped = await transaction
      .updateTable('consent')
      .set({withdrawnAt: now.toISOString(), withdrawnHow: how})
      .where('emailKey', '=', (select) =>
        select.selectFrom('consent').select('emailKey').where('id', '=', id),
      )
      .where('withdrawnAt', 'is', null)
      .returning('emailKey')
      .executeTakeFirst()
    if (stopped === undefined) return
    await transaction
      .insertInto('suppression')
      .values({
        hash: signer.digest('address', stopped.emailKey),
        reason: 'unsubscribed',
        createdAt: now.toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['hash', 'reason']).doNothing())
      .execute()
  })
}
