import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect} from '@playwright/test'
import PostalMime, {type Email} from 'postal-mime'
import {mailFolder} from './addresses.ts'
import {storedRows} from './stored-rows.ts'

const folder = join(import.meta.dirname, '..', '..', mailFolder)

/**
 * Waits until the site has sent every e-mail about a person, and returns those that a recipient received.
 *
 * @param person - e-mail address in lower case
 * @param recipient - e-mail address in lower case, by default the person's
 * @returns the e-mails, oldest first
 */
export async function receivedMails(person: string, recipient = person): Promise<Email[]> {
  await expect
    .poll(() => storedRows('outbox', person).map(({state}) => state), {
      message: `nothing to ${person} waits to be sent`,
    })
    .not.toContain('waiting')
  return mailsTo(recipient)
}

/** Returns the e-mails that an address in lower case has received so far, oldest first. */
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
 * Returns the signed link for a purpose in the text of an e-mail.
 *
 * @throws Error when there is none
 */
export function linkIn(mail: Email | undefined, purpose: string): string {
  const text = mail?.text ?? ''
  const found = new RegExp(`http\\S+/api/interest/${purpose}\\?token=\\S+`).exec(text)
  if (found === null) throw new Error(`The e-mail has no link to ${purpose}:\n${text}`)
  return found[0]
}
