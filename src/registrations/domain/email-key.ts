import {domainToASCII, domainToUnicode} from 'node:url'
import {cleanAddress} from '#shared/field-formats.ts'

/** `domainToASCII` parses the host of a web address: it decodes `%61`, and stops at `/`. No domain has these. */
const noDomain = /[/\\?#%\s\p{Cc}]/u

/**
 * @param email - an address as typed
 * @returns the one form by which a person is recognised, however the address is written: in capitals, with a domain in
 *   its own script or in ASCII (RFC 5891), or with characters that nobody sees
 */
export function emailKeyOf(email: string): string {
  const [name, domain] = split(cleanAddress(email).normalize('NFC').toLowerCase())
  const ascii = noDomain.test(domain) ? '' : domainToASCII(domain)
  return name + (ascii || domain).replace(/\.+$/, '')
}

/**
 * @param emailKey - from `emailKeyOf`
 * @returns the other keys that versions before 2026-11-25 gave the same address. Of an erased person nothing but the
 *   coded note of such a key is left, so the note is looked up under both.
 */
export function formerEmailKeys(emailKey: string): string[] {
  const [name, domain] = split(emailKey)
  const unicode = noDomain.test(domain) ? '' : domainToUnicode(domain)
  return unicode === '' || unicode === domain ? [] : [name + unicode]
}

/** The part up to the at sign, with it, and the domain. */
function split(address: string): [string, string] {
  const at = address.lastIndexOf('@') + 1
  return [address.slice(0, at), address.slice(at)]
}
