import {emailKeyOf} from '#registrations/domain/email-key.ts'

/** Both lead to the same inboxes, and dots in the part before the at sign mean nothing there. */
const gmailDomains = new Set(['gmail.com', 'googlemail.com'])

/**
 * Finds the inbox behind an address, for counting alone: what is stored and written to is the address that was typed.
 * A part after `+` is the person's own note (RFC 5233), and Gmail ignores dots. Two people who share an inbox by
 * mistake share a counter, no more.
 *
 * @param email - an address
 * @returns the same text for every way of writing an address that leads there
 */
export function inboxOf(email: string): string {
  const emailKey = emailKeyOf(email)
  const at = emailKey.lastIndexOf('@')
  const domain = emailKey.slice(at + 1)
  const [local = ''] = emailKey.slice(0, at).normalize('NFKC').toLowerCase().split('+')
  // Nobody has an inbox of a note alone: `+a@…` and `+b@…` are two addresses.
  const name = local === '' ? emailKey.slice(0, at) : local
  return gmailDomains.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
