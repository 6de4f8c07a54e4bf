/**
 * Parts of facts that were invented to fill a gap, in lower case: numbers of zeros, sample addresses, and telephone
 * numbers that Ofcom reserves for drama.
 */
const placeholderParts = [
  '00000',
  'placeholder',
  'sample street',
  '020 7946 0',
  '07700 900',
  '01632 960',
] as const

/**
 * Returns whether a fact is invented. Visitors never read such a fact: its line is left out, or says that it is to be
 * announced.
 */
export function isPlaceholder(fact: string): boolean {
  const text = fact.replaceAll('\u00A0', ' ').toLowerCase()
  return placeholderParts.some((part) => text.includes(part))
}

/** Returns a fact, or null in place of an invented or missing one. */
export const knownFact = (fact: string | null | undefined): string | null =>
  !fact || isPlaceholder(fact) ? null : fact

/** Returns the GROQ condition that matches a document whose `field` is invented; see {@link isPlaceholder}. */
export const placeholderFilter = (field: string): string =>
  `(${placeholderParts.map((part) => `count(string::split(lower(${field}), "${part}")) > 1`).join(' || ')})`
