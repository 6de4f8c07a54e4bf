import {keepTogether} from './keep-together.ts'

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

/**
 * E-mail addresses; the service whose name holds a number; British numbers as they are written; 999 and 111. Words are
 * tried from their beginnings, and no further than an address reaches (RFC 5321, 4.5.3.1): a text of 200 KB without
 * spaces took minutes otherwise.
 */
const pattern =
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+|NHS 111 online|(?<![\d£,.])(?:18001[ \u00A0]111|0\d{2,4}(?:[ \u00A0]\d{3,4}){2}|0\d{4}[ \u00A0]\d{6}|999|111)(?![\d,]\d|\d)/g

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
    parts.push({text: found, address: addressOf(found)})
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
  return `tel:${callable.replaceAll(/\D/g, '').replace(/^0/, '+44')}`
}
