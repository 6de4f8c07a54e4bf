import {sql} from 'kysely'
import {completeHashes} from '#registrations/store/address-hash.ts'
import {deletePerson} from './erase.ts'
import {confirmationDays} from './newsletter.ts'
import type {Signer} from './signing.ts'
import type {
  RegistrationDatabase,
  RegistrationStore,
} from '#registrations/store/registration-store.ts'

/** Retention periods of the privacy notice (LAW-3). */
export const retention = {
  registrationMonths: 24,
  messageMonths: 12,
  originDays: 30,
  consentProofYears: 6,
  finishedMailDays: 30,
} as const

/**
 * Deletes data older than the privacy notice allows. Idempotent, and safe in several processes.
 *
 * @returns the numbers of deleted rows; `returned` counts erased people who had reappeared, for instance in a backup
 * @throws when the database can't write
 */
export async function purge(store: RegistrationStore, signer: Signer, now: Date) {
  const returned = await eraseReappeared(store, signer, now)
  const purged = await store.write(async (transaction) => ({
    returned,
    registrations: await deleteOlder(
      transaction,
      'registration',
      monthsBefore(now, retention.registrationMonths),
    ),
    messages: await deleteOlder(transaction, 'message', monthsBefore(now, retention.messageMonths)),
    origins: await deleteOlder(transaction, 'requestLog', daysBefore(now, retention.originDays)),
    consents: await purgeConsents(transaction, now),
    emails: await purgeMails(transaction, now),
  }))
  await store.scrub()
  return purged
}

async function deleteOlder(
  transaction: RegistrationDatabase,
  table: 'registration' | 'message' | 'requestLog',
  before: string,
): Promise<number> {
  const {numDeletedRows} = await transaction
    .deleteFrom(table)
    .where('createdAt', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes unconfirmed wishes after 14 days, and proofs of consent six years after the withdrawal. */
async function purgeConsents(transaction: RegistrationDatabase, now: Date): Promise<number> {
  const unanswered = await transaction
    .deleteFrom('consent')
    .where('confirmedAt', 'is', null)
    .where('askedAt', '<', daysBefore(now, confirmationDays))
    .executeTakeFirstOrThrow()
  const {numDeletedRows} = await transaction
    .deleteFrom('consent')
    .where('withdrawnAt', '<', monthsBefore(now, 12 * retention.consentProofYears))
    .executeTakeFirstOrThrow()
  return Number(unanswered.numDeletedRows) + Number(numDeletedRows)
}

async function purgeMails(transaction: RegistrationDatabase, now: Date): Promise<number> {
  const {numDeletedRows} = await transaction
    .deleteFrom('outbox')
    .where('finishedAt', '<', daysBefore(now, retention.finishedMailDays))
    // A refusal is remembered as long as the registration or the consent, so that nobody writes to the address again.
    .where((is) =>
      is.or([
        is('state', 'in', ['sent', 'expired']),
        is.and([
          is('state', '=', 'refused'),
          is('emailKey', 'not in', is.selectFrom('registration').select('registration.emailKey')),
          is('emailKey', 'not in', is.selectFrom('consent').select('consent.emailKey')),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Erases people with rows older than their erasure, for instance from a restored backup. */
async function eraseReappeared(
  store: RegistrationStore,
  signer: Signer,
  now: Date,
): Promise<number> {
  await completeHashes(store, signer)
  const returned = await selectReappeared(store, signer, 'registration', 'createdAt')
    .union(selectReappeared(store, signer, 'message', 'createdAt'))
    .union(selectReappeared(store, signer, 'consent', 'askedAt'))
    .execute()
  for (const {emailKey} of returned) {
    await store.write((transaction) =>
      deletePerson(store, transaction, emailKey, {how: 'restored backup', now}),
    )
  }
  return returned.length
}

interface PersonalRow {
  emailKey: string
  emailHash: string
  emailHashKey: string
  createdAt: string
  askedAt: string
}

/** Selects people with rows older than their erasure. */
function selectReappeared(
  {database}: RegistrationStore,
  signer: Signer,
  table: 'registration' | 'message' | 'consent',
  date: 'createdAt' | 'askedAt',
) {
  return (
    database
      .selectFrom('suppression as note')
      // The cross join makes SQLite begin with the suppressions, which are fewer.
      .crossJoin(sql<PersonalRow>`${sql.table(table)}`.as('row'))
      .select('row.emailKey')
      .where('note.reason', '=', 'erased')
      .where('row.emailHashKey', '=', signer.keyId)
      .whereRef('row.emailHash', '=', 'note.hash')
      .whereRef(`row.${date}`, '<', 'note.createdAt')
  )
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString()
}

/** Returns the time some months before, as it is stored. */
export function monthsBefore(now: Date, months: number): string {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString()
}
