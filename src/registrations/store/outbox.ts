import type {Selectable} from 'kysely'
import {newId} from '#registrations/domain/new-id.ts'
import type {MailKind, OutboxTable} from './schema.ts'
import type {InterestDatabase, InterestStore} from './registration-store.ts'

/** An e-mail that one process has taken to send. */
export type ClaimedMail = Selectable<OutboxTable>

/** How long a taken e-mail belongs to its process; renewed while it is being sent. */
export const leaseMilliseconds = 2 * 60_000

/**
 * Mail servers that are down come back; RFC 5321 §4.5.4.1 asks for four to five days of trying. They count from the
 * first attempt: an e-mail may have waited for a mail server to be named, and for its recipient.
 */
const triesFor = 5 * 24 * 60 * 60_000
const firstPause = 30_000
const maxRetryDelayMs = 60 * 60_000

/** An e-mail to queue: which, about which row, to whom. */
export interface QueuedMail {
  kind: MailKind
  subjectId: string
  emailKey: string
  now: Date
}

/**
 * Queues e-mails in the transaction that stores what they are about: both are stored or neither.
 *
 * @param transaction - that transaction
 * @param mails - any number, also none
 */
export async function queueMails(
  transaction: InterestDatabase,
  mails: readonly QueuedMail[],
): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map(({now, ...columns}) => ({
    ...columns,
    id: newId(),
    createdAt: now.toISOString(),
    state: 'waiting' as const,
    attempts: 0,
    nextAttemptAt: now.toISOString(),
  }))
  await transaction.insertInto('outbox').values(rows).execute()
}

/**
 * Takes e-mails that are due. Of several processes that ask at once, one gets each e-mail.
 *
 * @param store - an open store
 * @param asking - who asks, for how many, and which kinds it cannot send now
 * @returns the e-mails, now leased to the asker
 */
export async function claimMails(
  store: InterestStore,
  asking: {owner: string; most: number; except: readonly MailKind[]; now: Date},
): Promise<ClaimedMail[]> {
  const at = asking.now.toISOString()
  const due = (database: InterestDatabase) =>
    database
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where('nextAttemptAt', '<=', at)
      .where((is) => is.or([is('leaseUntil', 'is', null), is('leaseUntil', '<', at)]))
      .$if(asking.except.length > 0, (query) => query.where('kind', 'not in', asking.except))
      .orderBy('nextAttemptAt')
      .limit(asking.most)

  // Looking does not write; most looks find nothing.
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
        leaseOwner: asking.owner,
        leaseUntil: leaseFrom(asking.now),
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

/**
 * Keeps a lease while its e-mail is still being sent.
 *
 * @param store - an open store
 * @param mail - a claimed e-mail
 * @param now - the moment
 */
export async function renewLease(
  store: InterestStore,
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

/**
 * Writes down that an e-mail needs no more attempts.
 *
 * @param store - an open store
 * @param mail - a claimed e-mail
 * @param end - what became of it; `wording` is kept as what the person will agree to by its button
 */
export async function finishMail(
  store: InterestStore,
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
    if (mail.kind !== 'newsletterConfirm' || typeof end.wording !== 'string') return
    await transaction
      .updateTable('consent')
      .set({wording: end.wording})
      .where('id', '=', mail.subjectId)
      .execute()
  })
}

/**
 * Puts an e-mail back after a failure that may pass: after 30 seconds, then twice as long each time up to an hour,
 * for five days from the first attempt. After them the first failure ends it.
 *
 * @param store - an open store
 * @param mail - a claimed e-mail
 * @param failure - codes without personal data
 * @param now - the moment
 */
export async function postponeMail(
  store: InterestStore,
  mail: ClaimedMail,
  failure: string,
  now: Date,
): Promise<void> {
  const firstAttempt =
    mail.firstAttemptAt === null ? now.getTime() : Date.parse(mail.firstAttemptAt)
  if (now.getTime() - firstAttempt > triesFor) {
    await finishMail(store, mail, {state: 'expired', failure, now})
    return
  }
  const pause = pauseAfter(mail.attempts)
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

/**
 * Forgets an e-mail whose person or message is gone.
 *
 * @param store - an open store
 * @param mail - a claimed e-mail
 */
export async function dropMail(store: InterestStore, mail: ClaimedMail): Promise<void> {
  await store.write((transaction) =>
    transaction.deleteFrom('outbox').where('id', '=', mail.id).execute(),
  )
}

/**
 * @param attempts - how many there were
 * @returns milliseconds until the next
 */
export function pauseAfter(attempts: number): number {
  return Math.min(maxRetryDelayMs, firstPause * 2 ** (attempts - 1))
}

function leaseFrom(now: Date): string {
  return new Date(now.getTime() + leaseMilliseconds).toISOString()
}
