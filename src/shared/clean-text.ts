/** Zero-width characters, marks of direction, soft hyphens, byte order marks, tags and variation selectors. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** The same, and apart from them a joiner between letters of a script whose letters it joins or parts. */
const invisibleOrJoiner =
  /((?<=[\p{L}\p{M}])(?<![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])[\u200c\u200d](?=[\p{L}\p{M}]))|[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** Characters that IDNA reads as a full stop between the parts of a domain (RFC 3490 §3.1). */
const fullStops = /[\u3002\uff0e\uff61]/g
/** A domain may end in a dot (RFC 1034 §3.1), and so may the sentence that an address is copied from. */
const finalStop = /(?<=[^.])\.$/

/**
 * Removes invisible characters from a text of one line, which texts copied from chats and documents often hold. Joiners
 * stay inside names in scripts that need them, such as Persian and Hindi. Browser and server call this before anything
 * else.
 *
 * @param text - as typed or sent
 */
export const cleanLine = (text: string): string => text.replace(invisibleOrJoiner, '$1').trim()

/**
 * Removes all invisible characters from an e-mail address, and writes the full stops of its domain as dots.
 *
 * @param text - as typed or sent
 */
export function cleanAddress(text: string): string {
  const visible = text.replace(invisible, '').trim()
  const domain = visible.lastIndexOf('@') + 1
  return (
    visible.slice(0, domain) + visible.slice(domain).replace(fullStops, '.').replace(finalStop, '')
  )
}
