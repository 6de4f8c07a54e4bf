import 'server-only'
import {readLinkSecret, readMailSettings} from '#config/mail.ts'
import {readSiteAddresses} from '#config/site.ts'
import {getEmailText} from '#content/queries/get-email-text.ts'
import {describeFailure} from '#interest/describe-failure.ts'
import {createMailLinks} from '#interest/mail/links.ts'
import {type MailWorker, startMailWorker} from '#interest/mail/mail-worker.ts'
import {createMailer} from '#interest/mail/smtp.ts'
import {purge} from '#interest/purge.ts'
import {createSigner} from '#interest/signing.ts'
import {shutDownGracefully} from './graceful-shutdown.ts'
import {interestStore} from './interest-database.server.ts'

const dayMs = 24 * 60 * 60_000
const retryOpening = 5000
/** Shorter than anybody waits before killing: `npm start` gives a process ten seconds, Next wants some of them. */
const shutdownTimeoutMs = 5000

declare global {
  /** Next may load this more than once in a process, in development at every change. */
  var backgroundJobsStarted: true | undefined
}

/**
 * Starts what runs beside the requests, once in a process: sending e-mails, and deleting what is too old. A process
 * that is told to end takes no new e-mail and first finishes those that it is sending, so that the next one does not
 * send them again.
 *
 * @throws EnvironmentError when the environment is not complete
 */
export function startBackgroundJobs(): void {
  if (globalThis.backgroundJobsStarted) return
  const signer = createSigner(readLinkSecret(process.env))
  const {smtp, notifyTo} = readMailSettings(process.env)
  const {publicOrigin} = readSiteAddresses(process.env)
  globalThis.backgroundJobsStarted = true
  if (smtp === null) {
    console.warn('SMTP_URL is not set: e-mails stay in the outbox until it is.')
  } else if (notifyTo === null) {
    console.warn('CONTACT_NOTIFY_TO is not set: notices of messages stay in the outbox.')
  }

  let worker: MailWorker | undefined
  shutDownGracefully(async () => await worker?.stop(), shutdownTimeoutMs)
  whenOpen((store) => {
    const clean = () => {
      purge(store, signer, new Date()).catch((error: unknown) =>
        console.error('Old data could not be deleted:', describeFailure(error)),
      )
    }
    clean()
    setInterval(clean, dayMs).unref()
    if (smtp === null) return
    const now = () => new Date()
    const links = createMailLinks(publicOrigin, signer)
    const {database} = store
    worker = startMailWorker({
      store,
      mailer: createMailer(smtp.url, smtp.from),
      composing: {database, loadEmailText: getEmailText, links, notifyTo, domain: smtp.domain, now},
    })
  })
}

/** A database that is away when the site starts must not keep the pages away, and mail starts when it is back. */
function whenOpen(start: (store: Awaited<ReturnType<typeof interestStore>>) => void): void {
  interestStore().then(start, (error: unknown) => {
    console.error('The registration database cannot be opened yet:', describeFailure(error))
    setTimeout(() => whenOpen(start), retryOpening).unref()
  })
}
