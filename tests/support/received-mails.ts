import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect} from '@playwright/test'
import PostalMime, {type Email} from 'postal-mime'
import {mailFolder} from './addresses.ts'
import {storedRows} from './stored-rows.ts'

const folder = join(import.meta.dirname, '..', '..', mailFolder)

/**
 * Waits until nothing about a person waits to be sent any more, and reads what the mail server then has for an
 * address.
 *
 * @param person - whose e-mails the site has to have sent, in lower case
 * @param recipient - whose letter box is opened; by default the person's own
 * @returns the e-mails by their envelope, oldest first
 */
export async function receivedMails(person: string, recipient = person): Promise<Email[]> {
  await expect
    .poll(() => storedRows('outbox', person).map(({state}) => state), {
      message: `nothing to ${person} waits to be sent`,
      timeout: 20_000,
    })
    .not.toContain('waiting')
  return mailsTo(recipient)
}

/**
 * Reads what the mail server has for an address by now.
 *
 * @param recipient - whose letter box is opened, in lower case
 * @returns the e-mails by their envelope, oldest first
 */
export async function mailsTo(recipient: string): Promise<Email[]> {
  const all = await Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith('.eml'))
      .map((file) => PostalMime.parse(readFileSync(join(folder, file)))),
  )
  return all
    .filter(({deliveredTo}) => deliveredTo?.toLowerCase() === recipient)
    .toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1))
}

/**
 * Finds a signed link in an e-mail's text.
 *
 * @param mail - the e-mail
 * @param purpose - what the link is for
 * @throws Error when there is none
 */
export function linkIn(mail: Email | undefined, purpose: string): string {
  const text = mail?.text ?? ''
  const found = new RegExp(`http\\S+/api/interest/${purpose}\\?token=\\S+`).exec(text)
  if (found === null) throw new Error(`The e-mail has no link to ${purpose}:\n${text}`)
  return found[0]
}
