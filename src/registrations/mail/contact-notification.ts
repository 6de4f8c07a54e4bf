import {sentenceStart} from '#lib/sentence-start.ts'
import {answersOf} from '#registrations/store/answers.ts'
import {contactMessage} from '#shared/forms/contact-message.ts'
import type {MessageTable} from '#registrations/store/schema.ts'
import type {Mail, MailContent} from './mail.ts'
import {renderMail} from './render-mail.ts'

/** Returns a time as `20 November 2026 at 18:00`, in London. */
const londonTime = (time: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  }).format(new Date(time))

/** Returns the name of a column as words, such as `Best time`. */
const labelOf = (name: string): string =>
  sentenceStart(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

/** Keeps personal data out of the subject, which mail clients list; the body has it, escaped (LAW-8). */
export function composeContactNotification(
  message: MessageTable,
  to: string,
  messageId: string,
): Mail {
  const content: MailContent = {
    subject: 'New message from the website',
    preheader: null,
    paragraphs: [
      `Name: ${`${message.firstName} ${message.lastName}`.trim()}`,
      `Email: ${message.email}`,
      ...(message.phone === '' ? [] : [`Phone: ${message.phone}`]),
      ...Object.entries(answersOf(contactMessage.fields, message)).flatMap(([name, answer]) =>
        answer === null ? [] : [`${labelOf(name)}: ${answer}`],
      ),
      `Sent: ${londonTime(message.createdAt)}`,
      'Message:',
      message.message,
    ],
    button: null,
    footer: [
      'Answer this email to reply to the person. Delete health details unless you must keep them to keep someone safe.',
    ],
    footerLink: null,
  }
  return {...renderMail(content, to, messageId), replyTo: message.email}
}
