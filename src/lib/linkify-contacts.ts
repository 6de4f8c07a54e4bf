import {addNonBreakingSpaces} from './non-breaking-spaces.ts'

/** A segment of text; a link if it has an href. */
export interface TextSegment {
  text: string
  href?: string
}

const services: ReadonlyMap<string, string> = new Map([
  ['NHS 111 online', 'https://111.nhs.uk'],
  ['999', 'tel:999'],
  ['111', 'tel:111'],
  ['18000', 'tel:18000'],
  ['18001 111', 'tel:18001111'],
  // Samaritans.
  ['116 123', 'tel:116123'],
])

const gap = '[ \\u00A0-]?'
const britishNumbers = [
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
 * Email addresses, NHS 111 online, phone numbers, 999, 111 and text relay. The limits on lengths (RFC 5321 §4.5.3.1)
 * and word starts prevent quadratic backtracking: without them, 200 KB of text without spaces takes minutes.
 */
const pattern = new RegExp(
  `(?<![\\w.+-])[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63})+|NHS 111 online|` +
    `(?<![\\d£,.+])(?:18000|18001[ \\u00A0]111|116[ \\u00A0]123|${britishNumbers.join('|')}|999|111)(?![\\d,]\\d|\\d)`,
  'g',
)

/** Splits text into plain segments and links to phone numbers and email addresses. */
export function linkifyContacts(plain: string): TextSegment[] {
  const text = addNonBreakingSpaces(plain)
  const parts: TextSegment[] = []
  let end = 0
  for (const {0: found, index} of text.matchAll(pattern)) {
    if (index > end) parts.push({text: text.slice(end, index)})
    const href = contactHref(found)
    parts.push({
      text: href.startsWith('tel:') ? found.replaceAll(' ', '\u00A0') : found,
      href,
    })
    end = index + found.length
  }
  if (end < text.length) parts.push({text: text.slice(end)})
  return parts
}

/** Returns the link target of a phone number or email address, such as `tel:+442079460123`. */
function contactHref(contact: string): string {
  const service = services.get(contact.replaceAll('\u00A0', ' '))
  if (service !== undefined) return service
  if (contact.includes('@')) return `mailto:${contact}`
  const digits = contact.replace(/\(0\)/, '').replaceAll(/[^\d+]/g, '')
  return `tel:${digits.replace(/^(?:\+44|0044|0)/, '+44')}`
}
