import 'server-only'
import {z} from 'zod'
import {contentClient} from '#content/client.server.ts'
import {fillTokens} from '#content/fill-tokens.ts'
import {settingTokens} from '#content/setting-tokens.ts'
import type {EmailText} from '#interest/mail/email-text.ts'

const query = `{
  "text": *[_type == "emailText" && name == $name][0]{subject, preheader, body, button, note},
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]
}`

const text = z.string().nullable().default(null)
const texts = z.object({
  text: z.object({
    subject: z.string(),
    preheader: z.string().nullable(),
    body: z.array(z.string()),
    button: z.string().nullable(),
    note: z.string().nullable(),
  }),
  settings: z.object({
    brand: text,
    brandFull: text,
    legalName: text,
    email: text,
    dataEmail: text,
    phone: text,
    address: z.array(z.string()).nullable().default(null),
    company: z
      .object({number: text, registeredIn: text, registeredOffice: text, icoNumber: text})
      .nullable()
      .default(null),
  }),
})

/**
 * Reads the words of an e-mail from the published content, now, outside of any page.
 *
 * @param name - the name of the document, for instance `waitlistWelcome`
 * @throws when the content lake cannot be reached or has no such document
 */
export async function loadEmailText(name: string): Promise<EmailText> {
  const found: unknown = await contentClient
    .withConfig({maxRetries: 0, timeout: 5000})
    .fetch<unknown>(query, {name}, {cache: 'no-store'})
  const {text: copy, settings} = texts.parse(found)
  return fillTokens(copy, settingTokens(settings, new Date()))
}
