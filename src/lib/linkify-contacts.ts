import {keepTogether} from './non-breaking-spaces.ts'

/** A stretch of a text; one with an address is a link. */
export interface TextPart {
  text: string
  address?: string
}

const services: ReadonlyMap<string, string> = new Map([
  ['NHS 111 online', 'https://111.nhs.uk'],
  ['999', 'tel:999'],
  ['111', 'tel:111'],
  ['18001 111', 'tel:18001111'],
])

const gap = '[ \\u00A0-]?'
/** British numbers as people write them, from the national prefix on. */
const numbers = [
  // +44 20 7946 0123, +44 (0)20 7946 0123, 0044 …
  `(?:\\+|00)44${gap}(?:\\(0\\)${gap})?[1-9]\\d{1,3}${gap}\\d{3,4}${gap}\\d{3,4}`,
  // (020) 7946 0123, (01632) 960123
  `\\(0\\d{2,4}\\)${gap}\\d{3,4}${gap}\\d{3,4}`,
  // 020 7946 0123, 020-7946-0123, 07700 900123, 02079460123
  `0\\d{2,4}(?:[ \\u00A0-]\\d{3,4}){2}`,
  `0\\d{4}[ \\u00A0-]\\d{6}`,
  `0[1-9]\\d{8,9}`,
]

/**
 * E-mail addresses; the service whose name holds a number; telephone numbers; 999 and 111. Words are tried from their
 * beginnings, and no further than an address reaches (RFC 5321, 4.5.3.1): a text of 200 KB without spaces took minutes
 * otherwise.
 */
const pattern = new RegExp(
  `(?<![\\w.+-])[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63})+|NHS 111 online|` +
    `(?<![\\d£,.+])(?:18001[ \\u00A0]111|${numbers.join('|')}|999|111)(?![\\d,]\\d|\\d)`,
  'g',
)

/**
 * Finds what can be called or written to in a text: telephone numbers, 999 and 111 among them, and e-mail addresses.
 * Numbers and what they count stay on one line.
 *
 * @param plain - text of the dataset
 * @returns the text in parts, in order; those that can be followed have an address
 */
export function callableParts(plain: string): TextPart[] {
  const text = keepTogether(plain)
  const parts: TextPart[] = []
  let end = 0
  for (const {0: found, index} of text.matchAll(pattern)) {
    if (index > end) parts.push({text: text.slice(end, index)})
    const address = addressOf(found)
    parts.push({
      text: address.startsWith('tel:') ? found.replaceAll(' ', '\u00A0') : found,
      address,
    })
    end = index + found.length
  }
  if (end < text.length) parts.push({text: text.slice(end)})
  return parts
}

/**
 * Makes the address under which something can be called or written to.
 *
 * @param callable - a telephone number as it is written, or an e-mail address
 * @returns for instance `tel:+442079460123`
 */
export function addressOf(callable: string): string {
  const known = services.get(callable.replaceAll('\u00A0', ' '))
  if (known !== undefined) return known
  if (callable.includes('@')) return `mailto:${callable}`
  const digits = callable.replace(/\(0\)/, '').replaceAll(/[^\d+]/g, '')
  return `tel:${digits.replace(/^(?:\+44|0044|0)/, '+44')}`
}
