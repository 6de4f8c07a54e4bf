import {sql} from 'kysely'
import {queueMails} from '#registrations/store/outbox.ts'
import type {
  RegistrationDatabase,
  RegistrationStore,
} from '#registrations/store/registration-store.ts'

/** Stays below the maximum number of parameters in one statement. */
const maxPerStep = 500

/** Notices of each e-mail that goes to many people once, and the column that says what it is about. */
const notices = {
  areaOpen: {table: 'areaNotice', about: 'area'},
  newsletter: {table: 'newsNotice', about: 'updateId'},
} as const

/** State of an announcement, in addresses. */
export interface AnnouncementState {
  /** Not yet notified. */
  waiting: number
  notifiedBefore: number
}

/** At most `limit` addresses, or only one. */
export interface Wave {
  limit?: number | undefined
  /** Key of the address. */
  onlyTo?: string | undefined
}

/** How an announcement finds people and notes whom it tells. */
interface Announcement<Found> {
  kind: keyof typeof notices
  find: (
    transaction: RegistrationDatabase,
    step: {max: number; onlyTo: string | undefined},
  ) => Promise<Found[]>
  /** Leaves out people whom an operator in parallel has noted. */
  note: (
    transaction: RegistrationDatabase,
    found: readonly Found[],
    createdAt: string,
  ) => Promise<{id: string; emailKey: string}[]>
}

/**
 * Queues the e-mails of a wave in several transactions.
 *
 * @returns the number of queued e-mails
 * @throws when the database can't write; e-mails queued until then stay queued, and the next call goes on from there
 */
export async function queueWave<Found>(
  store: RegistrationStore,
  {limit = Infinity, onlyTo}: Wave,
  now: Date,
  {kind, find, note}: Announcement<Found>,
): Promise<number> {
  const queueStep = async (max: number) =>
    await store.write(async (transaction) => {
      const found = await find(transaction, {max, onlyTo})
      if (found.length === 0) return 0
      const told = await note(transaction, found, now.toISOString())
      const mails = told.map(({id, emailKey}) => ({kind, subjectId: id, emailKey, now}))
      await queueMails(transaction, mails)
      return told.length
    })
  for (let queued = 0; ;) {
    const max = Math.min(maxPerStep, limit - queued)
    const step = max === 0 ? 0 : await queueStep(max)
    queued += step
    if (step === 0) return queued
  }
}

/**
 * Withdraws the e-mails of an announcement that have not been sent, so that a later call writes to those people.
 *
 * @param about - slug of the area, or id of the update
 * @returns the number of withdrawn e-mails
 * @throws when the database can't write
 */
export async function stopAnnouncement(
  store: RegistrationStore,
  kind: keyof typeof notices,
  about: string,
): Promise<number> {
  const notice = notices[kind]
  const table = sql.table(notice.table)
  return await store.write(async (transaction) => {
    const withdrawn = await transaction
      .deleteFrom('outbox')
      .where('kind', '=', kind)
      .where('state', '=', 'waiting')
      .where('leaseOwner', 'is', null)
      .where(
        sql<boolean>`${sql.ref('subjectId')} in (select id from ${table} where ${sql.ref(notice.about)} = ${about})`,
      )
      .returning('subjectId')
      .execute()
    for (const {subjectId} of withdrawn)
      await sql`delete from ${table} where id = ${subjectId}`.execute(transaction)
    return withdrawn.length
  })
}
