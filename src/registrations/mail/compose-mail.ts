import {randomUUID} from 'node:crypto'
import {exampleUpdate, type SentEmail} from '#shared/emails.ts'
import type {ClaimedMail} from '#registrations/store/outbox.ts'
import type {RegistrationDatabase} from '#registrations/store/registration-store.ts'
import type {EmailText, LoadEmailText, LoadUpdateText, Mail, MailContent} from './mail.ts'
import {fillPerson} from './fill-person.ts'
import type {MailLinks} from './links.ts'
import {composeContactNotification} from './contact-notification.ts'
import {renderMail} from './render-mail.ts'
import {type MailRecipient, readMailRecipient} from './mail-recipient.ts'

export interface MailContext {
  database: RegistrationDatabase
  loadEmailText: LoadEmailText
  loadUpdateText: LoadUpdateText
  links: MailLinks
  /** Address that is notified of contact messages. */
  notifyTo: string | null
  /** The sender's domain, for message ids. */
  domain: string
  now: () => Date
}

/**
 * Renders an e-mail from the copy of the CMS and the row that it is about.
 *
 * @returns `null` when the reason to send it has passed: the person left, unsubscribed or confirmed already
 * @throws when copy or row can't be read
 */
export async function composeMail(
  composing: MailContext,
  claimed: ClaimedMail,
): Promise<Mail | null> {
  const subject = await readMailRecipient(composing.database, claimed, composing.now())
  if (subject === null) return null
  const messageId = `<${claimed.id}@${composing.domain}>`
  if (subject.kind === 'contactNotice') {
    const {notifyTo} = composing
    return notifyTo === null
      ? null
      : composeContactNotification(subject.message, notifyTo, messageId)
  }
  const [copy, footer, values] = await Promise.all([
    composing.loadEmailText(claimed.kind),
    composing.loadEmailText('footer'),
    subject.kind === 'newsletter' ? composing.loadUpdateText(subject.updateId) : subject.values,
  ])
  const person = {...subject, ...(values && {values})}
  const content = buildContent(person, copy, footer, composing.links)
  return renderMail(content, subject.email, messageId)
}

/** Parts of a test e-mail. */
export interface TestMail {
  name: SentEmail
  /** The address that receives it. */
  to: string
  copy: EmailText
  footer: EmailText
  links: MailLinks
  /** The domain of the sender, for the message id. */
  domain: string
  now: Date
}

/**
 * Composes an e-mail about an invented person, so that an editor can read it in their own inbox. Its
 * links name a registration that does not exist.
 */
export function composeTestMail({name, to, copy, footer, links, domain, now}: TestMail): Mail {
  const person = {id: 'test', email: to, firstName: 'Alex', role: null}
  const patient = {firstName: 'Alex', role: 'patient', service: 'gp', area: 'SE5'}
  const nurse = {firstName: 'Alex', role: 'NURSE', service: null, area: 'camden'}
  const about: Record<SentEmail, ToPerson> = {
    waitlistWelcome: {kind: 'registration', ...person, list: [patient]},
    providerInterest: {kind: 'registration', ...person, role: 'NURSE', list: [nurse]},
    areaOpen: {kind: 'registration', ...person, values: {area: 'Camden'}},
    newsletter: {kind: 'newsletter', ...person, updateId: '', values: exampleUpdate},
    newsletterConfirm: {kind: 'newsletterConfirm', ...person, askedAt: now},
    newsletterConfirmed: {kind: 'newsletterConfirmed', ...person},
    contactReceived: {kind: 'contactReceived', ...person},
  }
  const content = buildContent(about[name], copy, footer, links)
  const messageId = `<${randomUUID()}@${domain}>`
  return renderMail({...content, subject: `Test: ${content.subject}`}, to, messageId)
}

type ToPerson = Exclude<MailRecipient, {kind: 'contactNotice'}>

function buildContent(
  subject: ToPerson,
  copy: EmailText,
  footer: EmailText,
  links: MailLinks,
): MailContent {
  const fill = (text: string) => fillPerson(text, subject)
  const href = buttonLink(subject, links)
  return {
    subject: fill(copy.subject),
    preheader: copy.preheader === null ? null : fill(copy.preheader),
    // An update may have no points.
    paragraphs: copy.body.map(fill).filter((text) => text !== ''),
    button: href === null ? null : {label: copy.button ?? copy.subject, href, note: copy.note},
    footer: footer.body,
    footerLink: footerLink(subject, footer, links),
  }
}

function buttonLink(subject: ToPerson, links: MailLinks): string | null {
  if (subject.kind === 'newsletterConfirm') return links.confirm(subject.id, subject.askedAt)
  return subject.kind === 'newsletter' ? links.update(subject.updateId) : null
}

/** Returns the link that ends such e-mails; an acknowledgement belongs to no list and has none. */
function footerLink(
  subject: ToPerson,
  footer: EmailText,
  links: MailLinks,
): MailContent['footerLink'] {
  const label = (text: string | null) => text ?? footer.subject
  if (subject.kind === 'contactReceived') return null
  if (subject.kind === 'registration') {
    return {label: label(footer.button), href: links.leave(subject.id)}
  }
  return {label: label(footer.note), href: links.unsubscribe(subject.id)}
}
