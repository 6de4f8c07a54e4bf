import {emailKeyOf} from '#registrations/domain/email-key.ts'

/** Both domains deliver to the same inboxes, and ignore dots in the local part. */
const gmailDomains = new Set(['gmail.com', 'googlemail.com'])

/** Returns one key for all addresses of an inbox, for counting only. It drops the tag after `+` (RFC 5233). */
export function inboxOf(email: string): string {
  const emailKey = emailKeyOf(email)
  const at = emailKey.lastIndexOf('@')
  const domain = emailKey.slice(at + 1)
  const [local = ''] = emailKey.slice(0, at).normalize('NFKC').toLowerCase().split('+')
  // A local part that is only a tag stays, so that `+a@…` and `+b@…` differ.
  const name = local === '' ? emailKey.slice(0, at) : local
  return gmailDomains.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
