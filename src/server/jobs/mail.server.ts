import 'server-only'
import type {Configuration} from '#config/configuration.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import type {Job} from '#lib/repeat.ts'
import {createMailLinks} from '#registrations/mail/links.ts'
import {startMailWorker} from '#registrations/mail/mail-worker.ts'
import {createMailer} from '#registrations/mail/smtp.ts'
import {getEmailText, getUpdateText} from '#content/queries/get-email-text.ts'
import {openRegistrations, type Registrations} from '#server/registrations.server.ts'

const retryOpeningMs = 5000

/** Finishes the e-mails in flight when stopped, so that the next process doesn't send them again. */
export function startMail({mail, site}: Configuration): Job {
  const {smtp, notifyTo} = mail
  if (smtp === null) {
    console.warn('SMTP_URL is not set: e-mails stay in the outbox until it is.')
    return {stop: () => Promise.resolve()}
  }
  if (notifyTo === null) {
    console.warn('CONTACT_NOTIFY_TO is not set: contact notifications stay in the outbox.')
  }
  let worker: Job | undefined
  let isStopping = false
  whenOpen(({store, signer}) => {
    if (isStopping) return
    worker = startMailWorker({
      store,
      mailer: createMailer(smtp.url, smtp.from),
      context: {
        database: store.database,
        loadEmailText: getEmailText,
        loadUpdateText: getUpdateText,
        links: createMailLinks(site.publicOrigin, signer),
        notifyTo,
        domain: smtp.domain,
        now: () => new Date(),
      },
    })
  })
  return {
    stop: async () => {
      isStopping = true
      await worker?.stop()
    },
  }
}

/** Retries in the background, so that pages are served while the database is unavailable. */
function whenOpen(start: (registrations: Registrations) => void): void {
  openRegistrations().then(start, (error: unknown) => {
    console.error('Cannot open the registration database; trying again:', describeFailure(error))
    setTimeout(() => whenOpen(start), retryOpeningMs).unref()
  })
}
