import {isRecord} from '#content-lake/documents/document.ts'
import {fillTokens} from '#content/queries/fill-tokens.ts'
import {settingTokens} from '#content/queries/setting-tokens.ts'
import {formatFileSize} from '#lib/format-file-size.ts'
import {formatLongDate, formatMonthAndYear} from '#lib/format-date.ts'
import {sentenceStart} from '#lib/sentence-start.ts'
import {availabilityPhrase, modePhrase, shortName} from '#shared/clinicians.ts'

/** A text of a page, with the texts of the elements around it, inner ones first. */
export interface TextOnPage {
  readonly text: string
  readonly around: readonly string[]
}

/** The copy of the dataset in a searchable form. */
export interface KnownCopy {
  /** Whole texts and numbers, with tokens filled in. */
  readonly texts: ReadonlySet<string>
  /** Texts with a gap that code fills with another text or a number. */
  readonly patterns: readonly RegExp[]
  /** All texts, one per line. */
  readonly all: string
}

/** Minimum number of words of an excerpt. Shorter ones match by chance. */
const minWordsOfExcerpt = 3

/** Separators at which code joins texts: in lists, badges and labels, between sentences, and next to numbers. */
const separators = [
  /,? or /g,
  /, | · | – | \/ |; | = | \(|\)/g,
  /[.:] /g,
  /(?<=[.?!]) /g,
  /(?<=\d| [KM]B) | (?=[\p{Lu}\d])/gu,
]

/** Punctuation around a text. */
const punctuation = /^[\s·,.:;()“”]+|[\s·,:;()“”]+$/gu

/** Maximum length of a surrounding text. Longer ones are whole areas of the page and slow to search for. */
const maxLength = 1000

/** A number that code writes: a count, a rating, a distance, a price or the number of a step. */
const numberPattern = /^[£(]?\d[\d,]*(\.\d+)?( ?(m|km|%))?\)?$/

/** A gap in a text: `{n}`, or the `%s` of the title template. */
const gap = /\{\w+\}|%s/

/**
 * Collects the copy of the dataset.
 *
 * @param documents - all published documents
 * @param now - the day on which the pages were rendered
 * @param typed - other texts that a visitor typed
 */
export function knownCopy(
  documents: readonly Record<string, unknown>[],
  now: Date,
  typed: readonly string[] = [],
): KnownCopy {
  const settings = documents.find(({_type}) => _type === 'siteSettings') ?? {}
  const filled = fillTokens(documents, settingTokens(settings, now))
  const found = filled.flatMap((document) => [...textsIn(document), ...derivedFrom(document)])
  const texts = [...found, ...typed].map(tidy).filter((text) => text !== '')
  const whole = new Set(texts.filter((text) => !gap.test(text)))
  return {
    texts: whole,
    patterns: texts.filter((text) => gap.test(text)).map(patternOf),
    all: [...whole].join('\n'),
  }
}

/**
 * Returns whether a text on a page comes from the dataset. It may be a whole text, an excerpt, a text with a filled
 * gap or several joined texts, and so may the text of an element around it.
 */
export function isKnown({text, around}: TextOnPage, copy: KnownCopy): boolean {
  return [text, ...around]
    .filter(({length}) => length <= maxLength)
    .some((each) => comesFrom(tidy(each), copy))
}

function comesFrom(text: string, copy: KnownCopy): boolean {
  // Punctuation alone is not copy.
  if (!/[\p{L}\d]/u.test(text)) return true
  const bare = text.replace(punctuation, '')
  return [text, bare].some((each) => isExcerpt(each, copy) || isJoined(each, copy))
}

function isWhole(text: string, copy: KnownCopy): boolean {
  if (copy.texts.has(text) || numberPattern.test(text)) return true
  return copy.patterns.some((pattern) =>
    pattern
      .exec(text)
      ?.slice(1)
      .every((filling) => isJoined(filling, copy, isKnownInGap)),
  )
}

/** Ignores the case of the first letter, since a gap may be in the middle of a sentence. */
function isKnownInGap(text: string, copy: KnownCopy): boolean {
  return [text, sentenceStart(text)].some(
    (each) => copy.texts.has(each) || numberPattern.test(each),
  )
}

function isExcerpt(text: string, copy: KnownCopy): boolean {
  if (text.split(' ').length < minWordsOfExcerpt) return false
  // An excerpt must not cut words.
  const isEdge = (index: number) => !/[\p{L}\d]{2}/u.test(copy.all.slice(index - 1, index + 1))
  for (let at = copy.all.indexOf(text); at >= 0; at = copy.all.indexOf(text, at + 1)) {
    if (isEdge(at) && isEdge(at + text.length)) return true
  }
  return false
}

/** Returns whether a text consists of one or more known texts with separators between them. */
function isJoined(text: string, copy: KnownCopy, isText = isWhole): boolean {
  if (isText(text, copy)) return true
  const found = separators.flatMap((joint) => [...text.matchAll(joint)])
  const ends = [...found].sort((one, other) => one.index - other.index)
  /** Positions up to which the whole text is known. */
  const begins = new Set([0])
  for (const {index, 0: joint} of ends) {
    const known = [...begins].some(
      (begin) => begin <= index && (begin === index || isText(text.slice(begin, index), copy)),
    )
    if (known) begins.add(index + joint.length)
  }
  return [...begins].some((begin) => {
    const rest = text.slice(begin)
    return begin > 0 && (rest === '' || isText(rest, copy))
  })
}

/** Yields every text in a document, except in fields that begin with `_`, which editors do not write. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value === 'number') yield String(value)
  if (Array.isArray(value)) {
    for (const item of value) yield* textsIn(item)
  } else if (isRecord(value)) {
    // A paragraph is one text, even with formatted words.
    if (value['_type'] === 'block') yield spansOf(value).join('')
    for (const [name, child] of Object.entries(value)) if (!/^_/.test(name)) yield* textsIn(child)
  }
}

function spansOf({children}: Record<string, unknown>): unknown[] {
  return [children].flat().map((span) => (isRecord(span) ? span['text'] : ''))
}

/** Yields the texts that code derives from a document: dates, file sizes, names, and choices as parts of sentences. */
function* derivedFrom(document: Record<string, unknown>): Generator<string> {
  for (const text of textsIn(document)) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) continue
    yield formatLongDate(text)
    yield formatMonthAndYear(text)
  }
  const {_type, availability, modes, name, size, text} = document
  if (_type === 'clinician' && typeof name === 'string') yield shortName(name)
  if (typeof availability === 'string') yield availabilityPhrase(availability)
  if (Array.isArray(modes)) {
    const phrases = modes.map((mode) => modePhrase(String(mode)))
    yield* [...phrases, ...phrases.map(sentenceStart)]
  }
  if (_type === 'claim' && typeof text === 'string') yield sentenceStart(text)
  if (typeof size === 'number') yield formatFileSize(size)
}

function patternOf(text: string): RegExp {
  return new RegExp(`^${text.split(gap).map(escaped).join('(.+)')}$`)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
