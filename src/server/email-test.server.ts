import 'server-only'
import {z} from 'zod'
import {configuration} from '#config/environment.server.ts'
import {getEmailDraft} from '#content/queries/get-email-text.ts'
import {problem} from '#http/problem.ts'
import {emailKeyOf} from '#registrations/domain/email-key.ts'
import {createSigner} from '#registrations/domain/signing.ts'
import {emailField} from '#registrations/domain/text-fields.ts'
import {composeTestMail} from '#registrations/mail/compose-mail.ts'
import {adviceFor} from '#registrations/mail/classify-failure.ts'
import {createMailLinks} from '#registrations/mail/links.ts'
import {createMailer} from '#registrations/mail/smtp.ts'
import {sentEmails} from '#shared/emails.ts'
import {formServices} from './form-services.server.ts'

export const testEmailSchema = z.object({
  name: z.enum(sentEmails, 'is no e-mail that the site sends'),
  to: emailField(254),
})

/**
 * Sends an editor the draft of an e-mail.
 *
 * @returns 204 when the mail server accepted the e-mail, otherwise problem details
 * @throws when database or content lake do not respond
 */
export async function sendTestEmail({
  name,
  to,
}: z.output<typeof testEmailSchema>): Promise<Response> {
  const {mail, secrets, site} = configuration()
  if (mail.smtp === null) {
    const title = 'This site sends no e-mail yet: its administrator has to set SMTP_URL.'
    return problem({status: 503, title})
  }
  const {url, from, domain} = mail.smtp
  const {limits} = await formServices()
  const waitSeconds = await limits.consumeEmail(emailKeyOf(to))
  if (waitSeconds > 0) {
    const title = `This address has received many e-mails. Try again in ${Math.ceil(waitSeconds / 60)} minutes.`
    return problem({status: 429, title}, {'retry-after': String(waitSeconds)})
  }
  const [copy, footer] = await Promise.all([getEmailDraft(name), getEmailDraft('footer')])
  const links = createMailLinks(site.publicOrigin, createSigner(secrets.linkSecret))
  const email = composeTestMail({name, to, copy, footer, links, domain, now: new Date()})
  const delivery = await createMailer(url, from).deliver(email)
  if (delivery.kind === 'accepted') return new Response(null, {status: 204})
  const advice = adviceFor(delivery.failure) ?? 'Try again in a few minutes.'
  return problem({
    status: 502,
    title: `The mail server did not take it (${delivery.failure}). ${advice}`,
  })
}
