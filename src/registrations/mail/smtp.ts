import {createTransport} from 'nodemailer'
import {type FailedDelivery, judgeFailure} from './judge-failure.ts'
import type {Mail} from './mail.ts'

/** Outcome of a delivery to the mail server. */
export type Delivery = {kind: 'accepted'} | FailedDelivery

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
        return judgeFailure(error)
      }
    },
  }
}
