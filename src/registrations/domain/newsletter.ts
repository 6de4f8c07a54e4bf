import {randomUUIDv7} from 'node:crypto'
import {queueMails} from '#registrations/store/outbox.ts'
import type {RegistrationTable} from '#registrations/store/schema.ts'
import type {Signer} from './signing.ts'
import type {
  RegistrationDatabase,
  RegistrationStore,
} from '#registrations/store/registration-store.ts'

/** Lifetime of the confirmation link and of an unconfirmed wish, in days (LAW-1, LAW-3). */
export const confirmationDays = 14

/**
 * Records a ticked box and queues the e-mail that asks for confirmation. The tick is a wish; only the confirmation is
 * consent (LAW-1). Nobody with an open wish or a consent is asked again.
 */
export async function requestConsent(
  transaction: RegistrationDatabase,
  {email, emailKey, emailHash, emailHashKey, firstName, source, role}: RegistrationTable,
  now: Date,
): Promise<void> {
  const asked = await transaction
    .insertInto('consent')
    .values({
      id: randomUUIDv7(),
      purpose: 'newsletter',
      email,
      emailKey,
      emailHash,
      emailHashKey,
      firstName,
      askedAt: now.toISOString(),
      askedHow: `form ${source}, role ${role}`,
    })
    .onConflict((conflict) =>
      conflict.columns(['emailKey', 'purpose']).where('withdrawnAt', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (asked === undefined) return
  await queueMails(transaction, [{kind: 'newsletterConfirm', subjectId: asked.id, emailKey, now}])
}

/** Turns a wish into consent, which replaces an unsubscription. `false` means withdrawn, erased or expired. */
export async function confirmNewsletter(
  store: RegistrationStore,
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
      .where('hash', '=', signer.digest('address', consent.emailKey))
      .where('reason', '=', 'unsubscribed')
      .execute()
    const {emailKey} = consent
    await queueMails(transaction, [{kind: 'newsletterConfirmed', subjectId: id, emailKey, now}])
    return true
  })
}

/**
 * Ends the consent of an address, and keeps the proof of it. Idempotent. A hash of the address keeps a restored
 * backup from reviving the consent. The link also works when the person has consented again under another id.
 */
export async function stopNewsletter(
  store: RegistrationStore,
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
