import {randomUUID} from 'node:crypto'
import {setTimeout as sleep} from 'node:timers/promises'
import {describeFailure} from '#lib/describe-failure.ts'
import type {Job} from '#lib/repeat.ts'
import {
  type ClaimedMail,
  claimMails,
  dropMail,
  finishMail,
  leaseMs,
  postponeMail,
  renewLease,
} from '#registrations/store/outbox.ts'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {type MailContext, composeMail} from './compose-mail.ts'
import {adviceFor} from './classify-failure.ts'
import type {Mailer} from './smtp.ts'

const concurrency = 5
const pollMs = 1000

export interface MailWorkerOptions {
  store: RegistrationStore
  context: MailContext
  mailer: Mailer
}

/**
 * Starts sending. An e-mail is marked as sent after the mail server has accepted it. If the process crashes in
 * between, the e-mail is sent again with the same Message-ID after its lease ends: SMTP can't tell whether a message
 * was accepted (RFC 5321 §4.5.3.2.6), and none may be lost.
 */
export function startMailWorker(work: MailWorkerOptions): Job {
  const owner = randomUUID()
  const stopping = new AbortController()
  const running = run(work, owner, stopping.signal)
  return {
    // Resolves when the e-mails in flight have been sent and recorded.
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

async function run(work: MailWorkerOptions, owner: string, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    let sent = 0
    try {
      sent = await sendDueMails(work, owner)
    } catch (error) {
      console.error('Cannot process the outbox:', describeFailure(error))
    }
    if (sent === 0) await sleep(pollMs, undefined, {signal: stopping}).catch(() => null)
  }
}

/**
 * @returns the number of attempts
 * @throws when the database doesn't respond
 */
export async function sendDueMails(work: MailWorkerOptions, owner: string): Promise<number> {
  const {store, context} = work
  const mails = await claimMails(store, {
    owner,
    max: concurrency,
    except: context.notifyTo === null ? ['contactNotice'] : [],
    now: context.now(),
  })
  const results = await Promise.allSettled(mails.map((mail) => sendLeased(work, mail)))
  for (const result of results) if (result.status === 'rejected') throw result.reason
  return mails.length
}

async function sendLeased(work: MailWorkerOptions, claimed: ClaimedMail): Promise<void> {
  const renewal = setInterval(() => {
    renewLease(work.store, claimed, work.context.now()).catch((error: unknown) =>
      console.error('Cannot renew a lease in the outbox:', describeFailure(error)),
    )
  }, leaseMs / 4)
  try {
    await send(work, claimed)
  } finally {
    clearInterval(renewal)
  }
}

async function send(
  {store, context, mailer}: MailWorkerOptions,
  claimed: ClaimedMail,
): Promise<void> {
  const mail = await composeMail(context, claimed).catch((error: unknown) => {
    console.error(`Cannot compose the e-mail ${claimed.kind}:`, describeFailure(error))
    return undefined
  })
  if (mail === undefined) {
    await postponeMail(store, claimed, 'copy or row could not be read', context.now())
    return
  }
  if (mail === null) {
    await dropMail(store, claimed)
    return
  }
  const delivery = await mailer.deliver(mail)
  const now = context.now()
  if (delivery.kind === 'accepted') {
    await retryForAMinute(() =>
      finishMail(store, claimed, {state: 'sent', wording: mail.wording, now}),
    )
    return
  }
  const {failure} = delivery
  if (delivery.kind === 'refused') {
    console.error(`The recipient of the e-mail ${claimed.kind} was refused:`, failure)
    await finishMail(store, claimed, {state: 'refused', failure, now})
    return
  }
  const advice = adviceFor(failure) ?? 'Trying again later.'
  console.error(`The e-mail ${claimed.kind} was not sent (${failure}). ${advice}`)
  await postponeMail(store, claimed, failure, now)
}

/** Retries for a minute, because a mail that was accepted but not recorded would be sent again. */
async function retryForAMinute(write: () => Promise<void>): Promise<void> {
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
