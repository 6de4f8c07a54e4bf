import {createTransport} from 'nodemailer'
import {type FailedDelivery, classifyFailure} from './classify-failure.ts'
import type {Mail} from './mail.ts'

type Delivery = {kind: 'accepted'} | FailedDelivery

export type Mailer = ReturnType<typeof createMailer>

/**
 * Delivers e-mails over one connection each: a pool would repeat an e-mail whose response was lost.
 *
 * @param url - `SMTP_URL`, as in `smtps://user:password@mail.example.org`
 */
export function createMailer(url: string, from: string) {
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
    deliver: async (mail: Mail): Promise<Delivery> => {
      try {
        await transport.sendMail({
          ...mail,
          to: {name: '', address: mail.to},
          replyTo: mail.replyTo === null ? undefined : {name: '', address: mail.replyTo},
        })
        return {kind: 'accepted'}
      } catch (error) {
        return classifyFailure(error)
      }
    },
  }
}
