import 'server-only'
import {urlSearchParamPreviewSecret, validatePreviewUrl} from '@sanity/preview-url-secret'
import {z} from 'zod'
import {configuration} from '#config/environment.server.ts'
import {createDraftClient} from '#content/client/client.server.ts'
import {getEmailDraft} from '#content/queries/get-email-text.ts'
import {problem} from '#http/problem.ts'
import {readBody} from '#http/read-body.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import {emailKeyOf} from '#registrations/domain/email-key.ts'
import {createSigner} from '#registrations/domain/signing.ts'
import {emailField} from '#registrations/domain/text-fields.ts'
import {composeTestMail} from '#registrations/mail/compose-mail.ts'
import {adviceFor} from '#registrations/mail/classify-failure.ts'
import {createMailLinks} from '#registrations/mail/links.ts'
import {createMailer} from '#registrations/mail/smtp.ts'
import {sentEmails} from '#shared/emails.ts'
import {formServices} from './form-services.server.ts'

/** Maximum body size in bytes. */
const bodyLimit = 2000

const schema = z.object({
  name: z.enum(sentEmails, 'is no e-mail that the site sends'),
  to: emailField(254),
  secret: z.string().min(1).max(200),
})

/**
 * Sends an editor the draft of an e-mail. The Studio authenticates with a preview secret that it wrote into the
 * dataset, as for a draft session; the limit of forms for one address counts tests too.
 *
 * @returns 204 when the mail server accepted the e-mail, otherwise problem details whose title is for the editor
 */
export async function sendTestEmail(request: Request): Promise<Response> {
  const body = await readBody(request, bodyLimit)
  if (body.kind === 'refused') return problem({status: body.status, title: body.reason})
  const parsed = schema.safeParse(body.fields)
  if (!parsed.success) {
    return problem({status: 422, title: parsed.error.issues[0]?.message ?? 'Invalid request'})
  }
  const {secret, ...test} = parsed.data
  try {
    if (!(await isGenuine(secret))) {
      return problem({status: 401, title: 'Invalid secret. Load the Studio again.'})
    }
  } catch {
    const title = 'The content lake did not respond. Try again in a moment.'
    return problem({status: 503, title})
  }
  try {
    return await deliver(test)
  } catch (error) {
    console.error('A test e-mail could not be sent:', describeFailure(error))
    return problem({status: 503, title: error instanceof Error ? error.message : String(error)})
  }
}

async function isGenuine(secret: string): Promise<boolean> {
  const url = new URL('http://site')
  url.searchParams.set(urlSearchParamPreviewSecret, secret)
  return (await validatePreviewUrl(createDraftClient(), url.href)).isValid
}

async function deliver({name, to}: Omit<z.output<typeof schema>, 'secret'>): Promise<Response> {
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
