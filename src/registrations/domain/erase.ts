import {randomUUIDv7} from 'node:crypto'
import type {Signer} from './signing.ts'
import {lockAddresses} from '#registrations/store/lock-address.ts'
import type {ErasureTable} from '#registrations/store/schema.ts'
import type {
  RegistrationDatabase,
  RegistrationStore,
} from '#registrations/store/registration-store.ts'
import {emailKeyOf} from './email-key.ts'

/** Tables with rows about a person, found by `emailKey`. Notices go with their registration. */
export const personalTables = [
  'registration',
  'message',
  'consent',
  'outbox',
  'requestLog',
] as const

/**
 * Deletes everything about an address, whoever shares it (UK GDPR Art 17). A hash of the address stays, so that `purge`
 * erases the person again when a restored backup brings older rows back.
 *
 * @param email - in any spelling
 * @returns the numbers of deleted rows
 * @throws when the database can't write
 */
export async function eraseAddress(
  store: RegistrationStore,
  signer: Signer,
  email: string,
  now: Date,
  how: ErasureTable['how'] = 'command',
) {
  const emailKey = emailKeyOf(email)
  const createdAt = now.toISOString()
  const erased = await store.write(async (transaction) => {
    await transaction
      .insertInto('suppression')
      .values({hash: signer.digest('address', emailKey), reason: 'erased', createdAt})
      .onConflict((conflict) => conflict.columns(['hash', 'reason']).doUpdateSet({createdAt}))
      .execute()
    return await deletePerson(store, transaction, emailKey, {how, now})
  })
  await store.scrub()
  return erased
}

/** @param registrationId - from a signed link; unknown when the person has left already */
export async function leaveWaitlist(
  store: RegistrationStore,
  signer: Signer,
  registrationId: string,
  now: Date,
): Promise<void> {
  const person = await store.database
    .selectFrom('registration')
    .select('emailKey')
    .where('id', '=', registrationId)
    .executeTakeFirst()
  if (person !== undefined) await eraseAddress(store, signer, person.emailKey, now, 'link')
}

/** Deletes every row about an address, and records that it was done. */
export async function deletePerson(
  store: RegistrationStore,
  transaction: RegistrationDatabase,
  emailKey: string,
  {how, now}: {how: ErasureTable['how']; now: Date},
) {
  if (store.kind === 'postgres') await lockAddresses(transaction, [emailKey])
  const counts = {registration: 0, message: 0, consent: 0, outbox: 0, requestLog: 0}
  for (const table of personalTables) {
    const {numDeletedRows} = await transaction
      .deleteFrom(table)
      .where('emailKey', '=', emailKey)
      .executeTakeFirstOrThrow()
    counts[table] = Number(numDeletedRows)
  }
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  await transaction
    .insertInto('erasure')
    .values({id: randomUUIDv7(), createdAt: now.toISOString(), how, rows})
    .execute()
  return {
    registrations: counts.registration,
    messages: counts.message,
    consents: counts.consent,
    emails: counts.outbox,
  }
}
