import type {Signer} from './signing.ts'
import type {
  RegistrationDatabase,
  RegistrationStore,
} from '#registrations/store/registration-store.ts'
import {emailKeyOf} from './email-key.ts'

/** Numbers of deleted rows. */
export interface Erased {
  registrations: number
  messages: number
  consents: number
  emails: number
}

/**
 * Deletes everything about a person (UK GDPR Art 17). A hash of the address stays, so that `purge` erases the person
 * again when a restored backup brings older rows back.
 *
 * @param email - in any spelling
 * @throws when the database can't write
 */
export async function eraseAddress(
  store: RegistrationStore,
  signer: Signer,
  email: string,
  now: Date,
): Promise<Erased> {
  const emailKey = emailKeyOf(email)
  return await store.write(async (transaction) => {
    const erased = await deletePerson(transaction, emailKey)
    await transaction
      .insertInto('suppression')
      .values({
        hash: signer.digest('address', emailKey),
        reason: 'erased',
        createdAt: now.toISOString(),
      })
      .onConflict((conflict) =>
        conflict.columns(['hash', 'reason']).doUpdateSet({createdAt: now.toISOString()}),
      )
      .execute()
    return erased
  })
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
    .leftJoin('mergedRegistration as merged', 'merged.registrationId', 'registration.id')
    .select('emailKey')
    .where((is) =>
      is.or([is('registration.id', '=', registrationId), is('merged.id', '=', registrationId)]),
    )
    .executeTakeFirst()
  if (person !== undefined) await eraseAddress(store, signer, person.emailKey, now)
}

/** Deletes every row about a person. */
export async function deletePerson(
  transaction: RegistrationDatabase,
  emailKey: string,
): Promise<Erased> {
  const remove = async (
    table: 'registration' | 'message' | 'consent' | 'outbox' | 'requestLog',
  ) => {
    const {numDeletedRows} = await transaction
      .deleteFrom(table)
      .where('emailKey', '=', emailKey)
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  }
  const erased = {
    registrations: await remove('registration'),
    messages: await remove('message'),
    consents: await remove('consent'),
    emails: await remove('outbox'),
  }
  await remove('requestLog')
  return erased
}
