import {z} from 'zod'
import type {EnvironmentRule} from '#lib/read-environment.ts'
import {isLoopbackHost, isPublicHost} from './hosts.ts'

const address = /^[^\s@<>]+@[^\s@<>]+$/

export const mailVariables = {
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
    .describe('The address that is notified of messages from the contact form.'),
}

export interface MailConfiguration {
  /** `null`: e-mails stay in the outbox. */
  smtp: {url: string; from: string; domain: string} | null
  /** `null`: contact messages notify nobody by e-mail. */
  notifyTo: string | null
}

/** @param parsed - variables that satisfy {@link mailRules} */
export function toMail({
  SMTP_URL,
  MAIL_FROM,
  CONTACT_NOTIFY_TO,
}: z.output<z.ZodObject<typeof mailVariables>>): MailConfiguration {
  const notifyTo = CONTACT_NOTIFY_TO ?? null
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return {smtp: null, notifyTo}
  const domain = /@([^\s@<>]+)>?$/.exec(MAIL_FROM)?.[1] ?? 'localhost'
  return {smtp: {url: SMTP_URL, from: MAIL_FROM, domain}, notifyTo}
}

const needsSender: EnvironmentRule = ({SMTP_URL, MAIL_FROM}) =>
  SMTP_URL === undefined || MAIL_FROM !== undefined
    ? []
    : [
        {
          name: 'MAIL_FROM',
          message:
            'is needed when SMTP_URL is set. The sender of e-mails, for instance Lamplight <hello@example.org>.',
        },
      ]

/** Keeps links to `localhost` out of e-mails. A local mail server may be a catcher for tests. */
const needsPublicAddress: EnvironmentRule = ({SMTP_URL, NEXT_PUBLIC_SITE_URL, NODE_ENV}) => {
  const server = URL.parse(SMTP_URL ?? '')
  if (NODE_ENV !== 'production' || server === null) return []
  const site = NEXT_PUBLIC_SITE_URL === undefined ? undefined : URL.parse(NEXT_PUBLIC_SITE_URL)
  // The variable's own rule reports a malformed address.
  if (site === null) return []
  if (site !== undefined && (isPublicHost(site.hostname) || isLoopbackHost(server.hostname)))
    return []
  const found = site === undefined ? 'is needed' : 'must be the public address of the site'
  return [
    {
      name: 'NEXT_PUBLIC_SITE_URL',
      message: `${found} when SMTP_URL is set, because links in e-mails begin with it, for instance https://www.example.org. To try things out, leave SMTP_URL out: e-mails then wait in the outbox.`,
    },
  ]
}

/** Rules that span several mail variables. */
export const mailRules: readonly EnvironmentRule[] = [needsSender, needsPublicAddress]
