import {z} from 'zod'
import {readEnvironment} from '#lib/read-environment.ts'

const address = /^[^\s@<>]+@[^\s@<>]+$/

const schema = z.object({
  SMTP_URL: z
    .url({protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://'})
    .optional()
    .describe(
      'The mail server, for instance smtps://user:password@mail.example.org. Leave it out to keep e-mails in the outbox.',
    ),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
      'must be an address, or a name and an address in <>',
    )
    .optional()
    .describe('The sender of e-mails, for instance Lamplight <hello@example.org>.'),
  CONTACT_NOTIFY_TO: z
    .string()
    .regex(address, 'must be an email address')
    .optional()
    .describe('Who is told about messages from the contact form.'),
})

const signing = z.object({
  LINK_SIGNING_SECRET: z
    .string()
    .min(16, 'is too short')
    .describe('Signs the links in e-mails and codes erased addresses; npm start makes one.'),
})

type Environment = Readonly<Record<string, string | undefined>>

/** How e-mails are sent. */
export interface MailSettings {
  /** `null`: e-mails stay in the outbox. */
  smtp: {url: string; from: string; domain: string} | null
  /** `null`: nobody is told about messages by e-mail. */
  notifyTo: string | null
}

/**
 * @param environment - usually `process.env`
 * @returns how e-mails are sent
 * @throws EnvironmentError when a variable is malformed, or `SMTP_URL` is set and `MAIL_FROM` is not
 */
export function readMailSettings(environment: Environment): MailSettings {
  const {SMTP_URL, MAIL_FROM, CONTACT_NOTIFY_TO} = readEnvironment(schema, environment)
  const notifyTo = CONTACT_NOTIFY_TO ?? null
  if (SMTP_URL === undefined) return {smtp: null, notifyTo}
  const from = MAIL_FROM ?? readEnvironment(requiredSender, environment).MAIL_FROM
  const domain = /@([^\s@<>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {smtp: {url: SMTP_URL, from, domain}, notifyTo}
}

const requiredSender = z.object({
  MAIL_FROM: z.string('is needed when SMTP_URL is set').describe('The sender of e-mails.'),
})

/**
 * @param environment - usually `process.env`
 * @returns the secret that signs links
 * @throws EnvironmentError when it is missing
 */
export function readLinkSecret(environment: Environment): string {
  return readEnvironment(signing, environment).LINK_SIGNING_SECRET
}
