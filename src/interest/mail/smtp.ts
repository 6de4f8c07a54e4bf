import {getSystemErrorMap} from 'node:util'
import {createTransport} from 'nodemailer'
import {errorProperty} from '#lib/describe-failure.ts'
import type {Mail} from './mail.ts'

/** What the system calls an error, by its number: the library says no more than that the connection failed. */
const systemErrors = getSystemErrorMap()

/** What became of handing an e-mail over; `failure` holds codes without personal data. */
export type Delivery = {kind: 'accepted'} | {kind: 'refused' | 'postponed'; failure: string}

/** Hands e-mails to a mail server, one connection for each: a pool would repeat an e-mail whose answer got lost. */
export interface Mailer {
  deliver: (mail: Mail) => Promise<Delivery>
}

/**
 * @param url - `SMTP_URL`, for instance `smtps://user:password@mail.example.org`
 * @param from - the sender
 */
export function createMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    {
      url,
      connectionTimeout: 20_000,
      greetingTimeout: 20_000,
      socketTimeout: 60_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    {from},
  )
  return {
    deliver: async (mail) => {
      try {
        await transport.sendMail({
          messageId: mail.messageId,
          to: {name: '', address: mail.to},
          ...(mail.replyTo === null ? {} : {replyTo: {name: '', address: mail.replyTo}}),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: {...mail.headers},
        })
        return {kind: 'accepted'}
      } catch (error) {
        return judge(error)
      }
    },
  }
}

/**
 * Only a "no" to this recipient or this message is final (RFC 5321 §4.2.1, 5yz). A "no" to the sender or to the login
 * means that the settings are wrong, which someone will fix.
 */
function judge(error: unknown): Delivery {
  const code = errorProperty(error, 'responseCode')
  const command = errorProperty(error, 'command')
  const about = typeof command === 'string' ? command : ''
  const final = typeof code === 'number' && code >= 500 && /^(RCPT TO|DATA)/.test(about)
  const errno = errorProperty(error, 'errno')
  const system = typeof errno === 'number' ? systemErrors.get(errno)?.[0] : undefined
  const failure = [errorProperty(error, 'code'), system, code, about.split(':')[0]]
    .filter((part) => typeof part === 'number' || (typeof part === 'string' && part !== ''))
    .join(' ')
  return {kind: final ? 'refused' : 'postponed', failure: failure.slice(0, 80)}
}
