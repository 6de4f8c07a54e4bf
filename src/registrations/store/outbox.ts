import {randomUUIDv7} from 'node:crypto'
import type {Selectable} from 'kysely'
import type {MailKind, OutboxTable} from './schema.ts'
import type {RegistrationDatabase, RegistrationStore} from './registration-store.ts'

/** An e-mail that one process has leased for sending. */
export type ClaimedMail = Selectable<OutboxTable>

/** Renewed while the e-mail is being sent. */
export const leaseMs = 2 * 60_000

/** Five days (RFC 5321 §4.5.4.1) from the first attempt, which may come long after the e-mail was queued. */
const maxRetryMs = 5 * 24 * 60 * 60_000
const firstRetryDelayMs = 30_000
const maxRetryDelayMs = 60 * 60_000

export interface QueuedMail {
  kind: MailKind
  subjectId: string
  emailKey: string
  now: Date
}

/** Queues e-mails in the transaction that stores the rows they are about. */
export async function queueMails(
  transaction: RegistrationDatabase,
  mails: readonly QueuedMail[],
): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map(({now, ...columns}) => ({
    ...columns,
    id: randomUUIDv7(),
    createdAt: now.toISOString(),
    state: 'waiting' as const,
    attempts: 0,
    nextAttemptAt: now.toISOString(),
  }))
  await transaction.insertInto('outbox').values(rows).execute()
}

/** Leases due e-mails, each to one of several processes. `except` names kinds that can't be sent now. */
export async function claimMails(
  store: RegistrationStore,
  request: {owner: string; max: number; except: readonly MailKind[]; now: Date},
): Promise<ClaimedMail[]> {
  const at = request.now.toISOString()
  const due = (database: RegistrationDatabase) =>
    database
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where('nextAttemptAt', '<=', at)
      .where((is) => is.or([is('leaseUntil', 'is', null), is('leaseUntil', '<', at)]))
      .$if(request.except.length > 0, (query) => query.where('kind', 'not in', request.except))
      .orderBy('nextAttemptAt')
      .limit(request.max)

  // Most polls find nothing, and reading needs no lock.
  if ((await due(store.database).limit(1).executeTakeFirst()) === undefined) return []
  return await store.write(async (transaction) => {
    const ids = await due(transaction)
      .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute()
    if (ids.length === 0) return []
    return await transaction
      .updateTable('outbox')
      .set((is) => ({
        attempts: is('attempts', '+', 1),
        firstAttemptAt: is.fn.coalesce('firstAttemptAt', is.val(at)),
        leaseOwner: request.owner,
        leaseUntil: leaseFrom(request.now),
      }))
      .where(
        'id',
        'in',
        ids.map(({id}) => id),
      )
      .returningAll()
      .execute()
  })
}

/** Extends a lease while its e-mail is being sent. */
export async function renewLease(
  store: RegistrationStore,
  mail: ClaimedMail,
  now: Date,
): Promise<void> {
  await store.write((transaction) =>
    transaction
      .updateTable('outbox')
      .set({leaseUntil: leaseFrom(now)})
      .where('id', '=', mail.id)
      .where('leaseOwner', '=', mail.leaseOwner)
      .execute(),
  )
}

/** @param end - `wording` is stored as the text that the person will agree to */
export async function finishMail(
  store: RegistrationStore,
  mail: ClaimedMail,
  end: {
    state: 'sent' | 'refused' | 'expired'
    failure?: string
    wording?: string | null
    now: Date
  },
): Promise<void> {
  await store.write(async (transaction) => {
    await transaction
      .updateTable('outbox')
      .set({
        state: end.state,
        finishedAt: end.now.toISOString(),
        leaseUntil: null,
        leaseOwner: null,
        lastFailure: end.failure ?? null,
      })
      .where('id', '=', mail.id)
      .execute()
    // An accepted e-mail shows that an earlier refusal no longer holds.
    if (end.state === 'sent') {
      await transaction
        .deleteFrom('outbox')
        .where('emailKey', '=', mail.emailKey)
        .where('state', '=', 'refused')
        .execute()
    }
    if (mail.kind !== 'newsletterConfirm' || typeof end.wording !== 'string') return
    await transaction
      .updateTable('consent')
      .set({wording: end.wording})
      .where('id', '=', mail.subjectId)
      .execute()
  })
}

/** Schedules a retry after 30 seconds, then twice as long each time up to an hour. After five days it gives up. */
export async function postponeMail(
  store: RegistrationStore,
  mail: ClaimedMail,
  failure: string,
  now: Date,
): Promise<void> {
  const firstAttempt =
    mail.firstAttemptAt === null ? now.getTime() : Date.parse(mail.firstAttemptAt)
  if (now.getTime() - firstAttempt > maxRetryMs) {
    await finishMail(store, mail, {state: 'expired', failure, now})
    return
  }
  const pause = retryDelayMs(mail.attempts)
  await store.write((transaction) =>
    transaction
      .updateTable('outbox')
      .set({
        nextAttemptAt: new Date(now.getTime() + pause).toISOString(),
        leaseUntil: null,
        leaseOwner: null,
        lastFailure: failure,
      })
      .where('id', '=', mail.id)
      .execute(),
  )
}

/** Deletes an e-mail that there is no reason left to send. */
export async function dropMail(store: RegistrationStore, mail: ClaimedMail): Promise<void> {
  await store.write((transaction) =>
    transaction.deleteFrom('outbox').where('id', '=', mail.id).execute(),
  )
}

function retryDelayMs(attempts: number): number {
  return Math.min(maxRetryDelayMs, firstRetryDelayMs * 2 ** (attempts - 1))
}

function leaseFrom(now: Date): string {
  return new Date(now.getTime() + leaseMs).toISOString()
}
