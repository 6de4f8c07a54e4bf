import 'server-only'
import type {Configuration} from '#config/configuration.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import type {Job} from '#lib/repeat.ts'
import {createMailLinks} from '#registrations/mail/links.ts'
import {type MailWorker, startMailWorker} from '#registrations/mail/mail-worker.ts'
import {createMailer} from '#registrations/mail/smtp.ts'
import {createSigner} from '#registrations/domain/signing.ts'
import type {RegistrationStore} from '#registrations/store/open-store.ts'
import {getEmailText, getUpdateText} from '#content/queries/get-email-text.ts'
import {registrationStore} from '#server/registrations.server.ts'

const retryOpeningMs = 5000

/** Finishes the e-mails in flight when stopped, so that the next process doesn't send them again. */
export function startMail({mail, secrets, site}: Configuration): Job {
  const {smtp, notifyTo} = mail
  if (smtp === null) {
    console.warn('SMTP_URL is not set: e-mails stay in the outbox until it is.')
    return {stop: () => Promise.resolve()}
  }
  if (notifyTo === null) {
    console.warn('CONTACT_NOTIFY_TO is not set: contact notifications stay in the outbox.')
  }
  const links = createMailLinks(
    site.publicOrigin,
    createSigner(secrets.linkSecret, secrets.previous.linkSecret),
  )
  const now = () => new Date()
  let worker: MailWorker | undefined
  let isStopping = false
  whenOpen((store) => {
    if (isStopping) return
    const {database} = store
    worker = startMailWorker({
      store,
      mailer: createMailer(smtp.url, smtp.from),
      context: {
        database,
        loadEmailText: getEmailText,
        loadUpdateText: getUpdateText,
        links,
        notifyTo,
        domain: smtp.domain,
        now,
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
function whenOpen(start: (store: RegistrationStore) => void): void {
  registrationStore().then(start, (error: unknown) => {
    console.error('Cannot open the registration database; trying again:', describeFailure(error))
    setTimeout(() => whenOpen(start), retryOpeningMs).unref()
  })
}
