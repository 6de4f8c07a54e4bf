/** Zero-width characters, direction marks, soft hyphens, byte order marks, tags and variation selectors. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** The same, but captures joiners between letters of scripts that need them. */
const invisibleOrJoiner =
  /((?<=[\p{L}\p{M}])(?<![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])[\u200c\u200d](?=[\p{L}\p{M}]))|[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** Characters that IDNA treats as a dot in domain names (RFC 3490 §3.1). */
const fullStops = /[\u3002\uff0e\uff61]/g
/** A domain may end in a dot (RFC 1034 §3.1), as may the sentence that an address was copied from. */
const finalStop = /(?<=[^.])\.$/

/** Control characters that copied text contains, except line breaks. */
const control = /[^\P{Cc}\n\r\u0085\t]/gu
/** Embeddings and overrides, which can reverse the words around them. */
const directionOverride = /[\u202a-\u202e]/g

/**
 * Removes invisible characters, which copied text often contains, but not joiners that scripts such as Persian need.
 * Line breaks stay, because no field of one line accepts them.
 */
export const cleanLine = (text: string): string =>
  text
    .replace(/[\t\v\f]/g, ' ')
    .replace(control, '')
    .replace(invisibleOrJoiner, '$1')
    .trim()

/** Does the same for several lines of text, in which isolates separate words of another direction (UAX 9 §2.4). */
export const cleanParagraphs = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(control, '')
    .replace(directionOverride, '')
    .split('\n')
    .map(balanceIsolates)
    .join('\n')
    .trim()

/** Ends isolates that the line leaves open, and removes ends without a beginning. */
function balanceIsolates(line: string): string {
  let open = 0
  const balanced = line.replace(/[\u2066-\u2069]/g, (mark) => {
    if (mark !== '\u2069') open += 1
    else if (open > 0) open -= 1
    else return ''
    return mark
  })
  return balanced + '\u2069'.repeat(open)
}

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
