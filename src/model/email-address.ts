/** Zero-width characters, marks of direction, soft hyphens, byte order marks, tags and variation selectors. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** What IDNA reads as a full stop between the parts of a domain (RFC 3490 §3.1). */
const fullStops = /[\u3002\uff0e\uff61]/g

/**
 * Removes invisible characters from an e-mail address, and writes the full stops of its domain as dots. Addresses
 * copied from chats and documents often hold such characters. Browser and server call this before anything else.
 *
 * @param text - as typed or sent
 */
export function cleanAddress(text: string): string {
  const visible = text.replace(invisible, '').trim()
  const domain = visible.lastIndexOf('@') + 1
  return visible.slice(0, domain) + visible.slice(domain).replace(fullStops, '.')
}
