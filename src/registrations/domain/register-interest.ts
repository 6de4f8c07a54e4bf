import {areaOrBorough} from './area-or-borough.ts'
import {hashColumns} from '#registrations/store/address-hash.ts'
import {Batch} from '#registrations/store/batch.ts'
import {newId} from './new-id.ts'
import {requestConsent} from './newsletter.ts'
import {logFormClients} from './request-log.ts'
import {queueMails} from '#registrations/store/outbox.ts'
import type {KeyedRegistration, IncomingRegistration} from './registration.ts'
import type {Signer} from './signing.ts'
import type {
  RegistrationDatabase,
  RegistrationStore,
} from '#registrations/store/registration-store.ts'
import {liftErasures} from './suppression.ts'
import {emailKeyOf} from './email-key.ts'

const batches = new WeakMap<RegistrationStore, Batch<KeyedRegistration>>()

/**
 * Stores a registration and queues its e-mails. Repeating it for the same person and role only adds a newsletter
 * request or a missing area or service, and the client can't see the difference (API-6). Unknown places aren't
 * stored, because their opening could never be announced (AREA-4).
 *
 * @throws when the database can't write
 */
export async function registerInterest(
  store: RegistrationStore,
  signer: Signer,
  registering: IncomingRegistration,
): Promise<void> {
  const {registration, knownAreas = new Set<string>()} = registering
  const emailKey = emailKeyOf(registration.email)
  const area = registration.area === undefined ? null : areaOrBorough(registration.area, knownAreas)
  await batchOf(store, signer).add({
    ...registering,
    registration: {...registration, area: area ?? undefined},
    id: newId(),
    emailKey,
    ...hashColumns(signer, emailKey),
  })
}

function batchOf(store: RegistrationStore, signer: Signer): Batch<KeyedRegistration> {
  const known = batches.get(store)
  if (known !== undefined) return known
  const batch = new Batch<KeyedRegistration>((all) =>
    store.write((transaction) => saveAll(transaction, signer, all)),
  )
  batches.set(store, batch)
  return batch
}

async function saveAll(
  transaction: RegistrationDatabase,
  signer: Signer,
  all: readonly KeyedRegistration[],
): Promise<void> {
  // A fixed order keeps two processes from deadlocking.
  const sorted = all.toSorted((a, b) => (a.emailKey < b.emailKey ? -1 : 1))
  await logFormClients(transaction, 'registration', sorted)
  const ids = await insertPeople(transaction, sorted)
  const added = sorted.filter(({id}) => ids.has(id))
  await completeDetails(
    transaction,
    sorted.filter(({id}) => !ids.has(id)),
  )
  await queueMails(
    transaction,
    added.map(({registration, id, emailKey, now}) => ({
      kind: registration.role === 'patient' ? 'waitlistWelcome' : 'providerInterest',
      subjectId: id,
      emailKey,
      now,
    })),
  )
  await liftErasures(
    transaction,
    signer,
    added.map(({emailKey}) => emailKey),
  )
  await requestConsent(
    transaction,
    sorted.filter(({registration}) => registration.wantsNewsletter),
  )
}

/** @returns the ids of new rows, excluding people who were already registered for the role */
async function insertPeople(
  transaction: RegistrationDatabase,
  all: readonly KeyedRegistration[],
): Promise<Set<string>> {
  const rows = await transaction
    .insertInto('registration')
    .values(
      all.map(({registration, now, id, emailKey, emailHash, emailHashKey}) => ({
        id,
        createdAt: now.toISOString(),
        firstName: registration.name,
        lastName: registration.lastName,
        email: registration.email,
        emailKey,
        emailHash,
        emailHashKey,
        role: registration.role,
        source: registration.source,
        yearsExperience: registration.yearsExperience ?? null,
        area: registration.area ?? null,
        forWhom: registration.forWhom ?? null,
        service: registration.service ?? null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['emailKey', 'role']).doNothing())
    .returning('id')
    .execute()
  return new Set(rows.map(({id}) => id))
}

/** Fills in a missing area or service; never overwrites one (AREA-3, FORM-7). */
async function completeDetails(
  transaction: RegistrationDatabase,
  known: readonly KeyedRegistration[],
): Promise<void> {
  for (const {registration, emailKey} of known) {
    for (const column of ['area', 'service'] as const) {
      const value = registration[column]
      if (value === undefined) continue
      await transaction
        .updateTable('registration')
        .set({[column]: value})
        .where('emailKey', '=', emailKey)
        .where('role', '=', registration.role)
        .where(column, 'is', null)
        .execute()
    }
  }
}
