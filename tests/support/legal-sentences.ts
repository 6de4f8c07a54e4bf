import {everyPart, type SeedDocument} from '#scripts/seed/read-seed.ts'

/** The pages that say what the company and its website do, and the document two of them show. */
export const legalDocuments = [
  'page-terms',
  'page-privacy',
  'page-cookies',
  'page-accessibility',
  'page-clinical-safety',
  'page-trust',
  'dataPolicy',
] as const

/** Fields that hold no sentence: addresses, headings of columns, words of buttons and what code compares. */
const others =
  /^_|^(title|path|reading|seo|anchor|heading|headline|lead|kind|address|found|foundOne|label|updated|isStored|isNotStored|isUnknown)$|Label$|^(columns|tone|layout)$/

/**
 * Collects the sentences of a legal document as an editor wrote them. The row of a table is one sentence, with dots
 * between its cells.
 *
 * @param document - of the seed
 */
export function sentencesOf(document: SeedDocument): string[] {
  const found: string[] = []
  collect(document, found)
  return [...new Set(found)]
}

function collect(value: unknown, found: string[]): void {
  if (typeof value === 'string') {
    found.push(...value.split(/(?<=[.?!])\s+(?=[A-Z{])/).filter(Boolean))
    return
  }
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
    return
  }
  const [part] = [...everyPart(value)]
  if (part === undefined) return
  const text = textOf(part)
  if (text !== null) {
    collect(text, found)
    return
  }
  for (const [field, child] of Object.entries(part)) if (!others.test(field)) collect(child, found)
}

/** What is read as one: the spans of a paragraph, the cells of a row. */
function textOf(part: Readonly<Record<string, unknown>>): string | null {
  const {_type, when, keep, keepNote, name, role, where, cells} = part
  const row = (values: readonly unknown[]) =>
    values.filter((value) => typeof value === 'string').join(' · ')
  if (_type === 'block') return [...everyPart(part['children'])].map(({text}) => text).join('')
  if (_type === 'retentionRow') return row([when, keep, keepNote])
  if (_type === 'processor') return row([name, role, where])
  if (_type === 'storedItem') return row([name, part['purpose'], part['setBy'], part['lasts']])
  return Array.isArray(cells) ? row(cells) : null
}
