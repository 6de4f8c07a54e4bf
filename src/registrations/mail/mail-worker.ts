import {randomUUID} from 'node:crypto'
import {setTimeout as sleep} from 'node:timers/promises'
import {describeFailure} from '#lib/describe-failure.ts'
import {
  type ClaimedMail,
  claimMails,
  dropMail,
  finishMail,
  leaseMilliseconds,
  postponeMail,
  renewLease,
} from '#registrations/store/outbox.ts'
import type {InterestStore} from '#registrations/store/registration-store.ts'
import {type Composing, composeMail} from './compose-mail.ts'
import {adviceFor} from './judge-failure.ts'
import type {Mailer} from './smtp.ts'

const concurrency = 5
const pollMilliseconds = 1000

/** What a worker needs. */
export interface MailWork {
  store: InterestStore
  composing: Composing
  mailer: Mailer
}

/** Sends what waits in the outbox until it is stopped. */
export interface MailWorker {
  /** Takes nothing new; resolves when what is being sent has been sent and written down. */
  stop: () => Promise<void>
}

/**
 * Starts sending. An e-mail is marked as sent after the mail server has taken it. When the process dies between the
 * two, the e-mail is sent again with the same Message-ID once its lease has ended: SMTP has no way to ask whether a
 * message was taken, and nothing may be lost (RFC 5321 §4.5.3.2.6 knows the same doubt).
 *
 * @param work - store, words and mail server
 */
export function startMailWorker(work: MailWork): MailWorker {
  const owner = randomUUID()
  const stopping = new AbortController()
  const running = run(work, owner, stopping.signal)
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

async function run(work: MailWork, owner: string, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    let sent = 0
    try {
      sent = await sendDueMails(work, owner)
    } catch (error) {
      console.error('The outbox could not be worked on:', describeFailure(error))
    }
    if (sent === 0) await sleep(pollMilliseconds, undefined, {signal: stopping}).catch(() => null)
  }
}

/**
 * Sends what is due now.
 *
 * @param work - store, words and mail server
 * @param owner - who leases
 * @returns how many e-mails were tried
 * @throws when the database does not answer
 */
export async function sendDueMails(work: MailWork, owner: string): Promise<number> {
  const {store, composing} = work
  const mails = await claimMails(store, {
    owner,
    most: concurrency,
    except: composing.notifyTo === null ? ['contactNotice'] : [],
    now: composing.now(),
  })
  const results = await Promise.allSettled(mails.map((mail) => sendLeased(work, mail)))
  for (const result of results) if (result.status === 'rejected') throw result.reason
  return mails.length
}

async function sendLeased(work: MailWork, claimed: ClaimedMail): Promise<void> {
  const renewal = setInterval(() => {
    renewLease(work.store, claimed, work.composing.now()).catch((error: unknown) =>
      console.error('A lease in the outbox could not be renewed:', describeFailure(error)),
    )
  }, leaseMilliseconds / 4)
  try {
    await send(work, claimed)
  } finally {
    clearInterval(renewal)
  }
}

async function send({store, composing, mailer}: MailWork, claimed: ClaimedMail): Promise<void> {
  const mail = await composeMail(composing, claimed).catch((error: unknown) => {
    console.error(`The e-mail ${claimed.kind} could not be written:`, describeFailure(error))
    return undefined
  })
  if (mail === undefined) {
    await postponeMail(store, claimed, 'words or row could not be read', composing.now())
    return
  }
  if (mail === null) {
    await dropMail(store, claimed)
    return
  }
  const delivery = await mailer.deliver(mail)
  const now = composing.now()
  if (delivery.kind === 'accepted') {
    await insist(() => finishMail(store, claimed, {state: 'sent', wording: mail.wording, now}))
    return
  }
  const {failure} = delivery
  if (delivery.kind === 'refused') {
    console.error(`The recipient of the e-mail ${claimed.kind} was refused:`, failure)
    await finishMail(store, claimed, {state: 'refused', failure, now})
    return
  }
  const advice = adviceFor(failure) ?? 'It is tried again.'
  console.error(`The e-mail ${claimed.kind} was not sent (${failure}). ${advice}`)
  await postponeMail(store, claimed, failure, now)
}

/** The mail server has it: a database that is away for a moment must not make us send it again. */
async function insist(write: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await write()
      return
    } catch (error) {
      if (tries >= 60) throw error
      await sleep(1000)
    }
  }
}
