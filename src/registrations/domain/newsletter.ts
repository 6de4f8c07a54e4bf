import {newId} from './new-id.ts'
import {queueMails} from '#registrations/store/outbox.ts'
import type {KeyedRegistration} from './registration.ts'
import type {Signer} from './signing.ts'
import type {
  RegistrationDatabase,
  RegistrationStore,
} from '#registrations/store/registration-store.ts'

/** Lifetime of the confirmation link and of an unconfirmed wish, in days (LAW-1, LAW-3). */
export const confirmationDays = 14

/**
 * Records ticked boxes and queues the e-mails that ask for confirmation. The tick is a wish; only the confirmation is
 * consent (LAW-1). Nobody with an open wish or a consent is asked again.
 */
export async function requestConsent(
  transaction: RegistrationDatabase,
  wishing: readonly KeyedRegistration[],
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
 * Turns a wish into consent, which replaces an earlier unsubscription. Idempotent.
 *
 * @returns `false` when the consent is withdrawn, erased or expired
 */
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
