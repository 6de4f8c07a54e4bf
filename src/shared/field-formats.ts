/** Zero-width characters, direction marks, soft hyphens, byte order marks, tags and variation selectors. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** The same, but captures joiners between letters of scripts that need them. */
const invisibleOrJoiner =
  /((?<=[\p{L}\p{M}])(?<![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])[\u200c\u200d](?=[\p{L}\p{M}]))|[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** Characters that IDNA treats as a dot in domain names (RFC 3490 §3.1). */
const fullStops = /[\u3002\uff0e\uff61]/g
/** A domain may end in a dot (RFC 1034 §3.1), as may the sentence that an address was copied from. */
const finalStop = /(?<=[^.])\.$/

/**
 * Removes invisible characters, which copied text often contains, but not joiners that scripts such as Persian need.
 */
export const cleanLine = (text: string): string => text.replace(invisibleOrJoiner, '$1').trim()

/** Removes invisible characters from an email address and normalizes the dots of its domain. */
export function cleanAddress(text: string): string {
  const visible = text.replace(invisible, '').trim()
  const domain = visible.lastIndexOf('@') + 1
  return (
    visible.slice(0, domain) + visible.slice(domain).replace(fullStops, '.').replace(finalStop, '')
  )
}

/** Domain label (RFC 1123 §2.1). */
const label = '(?!-)[^\\s@.]+(?<!-)'

export const emailPattern = new RegExp(`^[^\\s@]+@${label}(?:\\.${label})+$`)

/** Stored as entered (FORM-3, API-2). */
export const yearsPattern = /^\d+(?:[.,]\d+)?$/
