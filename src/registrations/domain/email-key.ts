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
