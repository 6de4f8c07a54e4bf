import {domainToASCII} from 'node:url'
import {cleanAddress} from '#shared/field-formats.ts'

/** `domainToASCII` parses URL hosts: it decodes `%61` and stops at `/`. No domain has these characters. */
const noDomain = /[/\\?#%\s\p{Cc}]/u

/**
 * Returns the key that identifies a person in any spelling of the address, for instance with capitals, with a domain
 * in its own script or in ASCII (RFC 5891), or with invisible characters.
 */
export function emailKeyOf(email: string): string {
  const [name, domain] = split(cleanAddress(email).normalize('NFC').toLowerCase())
  const ascii = noDomain.test(domain) ? '' : domainToASCII(domain)
  return name + (ascii || domain).replace(/\.+$/, '')
}

/** Splits after the at sign, which stays with the local part. */
function split(address: string): [string, string] {
  const at = address.lastIndexOf('@') + 1
  return [address.slice(0, at), address.slice(at)]
}

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
