import {isRecord} from '#content-lake/documents/document.ts'
import {fillTokens} from '#content/queries/fill-tokens.ts'
import {settingTokens} from '#content/queries/setting-tokens.ts'
import {formatFileSize} from '#lib/format-file-size.ts'
import {formatLongDate, formatMonthAndYear} from '#lib/format-date.ts'
import {shortName} from '#shared/clinicians.ts'

/** A text of a page, with the texts of the elements around it, inner ones first. */
export interface TextOnPage {
  readonly text: string
  readonly around: readonly string[]
}

/** Everything that editors wrote, as it can be looked for in a page. */
export interface KnownCopy {
  /** Whole texts and figures, with the tokens filled in. */
  readonly texts: ReadonlySet<string>
  /** Texts with a gap that code fills with another text or a figure, such as a count. */
  readonly patterns: readonly RegExp[]
  /** All texts, one a line. */
  readonly all: string
}

/** From so many words on, a part of a text is told from words that stand in it by chance. */
const minWordsOfPart = 3

/**
 * Where code puts texts together: lists, badges, a label before a value, a sentence after another, a word beside a
 * figure.
 */
const joints = [
  /,? or /g,
  /, | · | – | \/ |; | \(|\)/g,
  /[.:] /g,
  /(?<=[.?!]) /g,
  /(?<=\d) | (?=[\p{Lu}\d])/gu,
]

/** Signs that stand beside a text rather than in it. */
const signs = /^[\s·,.:;()“”]+|[\s·,:;()“”]+$/gu

/** What is longer around a text is a stretch of the page: no text of the dataset, but long to look for. */
const maxLength = 1000

/** What code writes without words: a count, a rating, a distance, a price, an ordinal in a ring. */
const figure = /^[£(]?\d[\d,]*(\.\d+)?( ?(m|km|%))?\)?$/

/** A gap of a text: `{n}`, or the `%s` of the template for titles. */
const gap = /\{\w+\}|%s/

/**
 * Collects what the dataset says.
 *
 * @param documents - all published documents
 * @param now - the day on which the pages were rendered
 * @param typed - what a visitor typed
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
 * Says whether a text of a page comes from the dataset: as a whole, as a part of a longer text, with a gap filled by
 * something known, joined from known texts, or as a piece of an element whose text is known.
 *
 * @param found - the text
 * @param copy - what the dataset says
 */
export function isKnown({text, around}: TextOnPage, copy: KnownCopy): boolean {
  return [text, ...around]
    .filter(({length}) => length <= maxLength)
    .some((each) => comesFrom(tidy(each), copy))
}

function comesFrom(text: string, copy: KnownCopy): boolean {
  // Signs alone say nothing.
  if (!/[\p{L}\d]/u.test(text)) return true
  const bare = text.replace(signs, '')
  return [text, bare].some((each) => isPart(each, copy) || isJoined(each, copy))
}

function isWhole(text: string, copy: KnownCopy): boolean {
  if (copy.texts.has(text) || figure.test(text)) return true
  return copy.patterns.some((pattern) =>
    pattern
      .exec(text)
      ?.slice(1)
      .every((filling) => isJoined(filling, copy, startsAnywhere)),
  )
}

/** What stands in a gap may begin in the middle of a sentence. */
function startsAnywhere(text: string, copy: KnownCopy): boolean {
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  return [text, capital].some((each) => copy.texts.has(each) || figure.test(each))
}

function isPart(text: string, copy: KnownCopy): boolean {
  if (text.split(' ').length < minWordsOfPart) return false
  // Words that are cut off are no part.
  const isEdge = (index: number) => !/[\p{L}\d]{2}/u.test(copy.all.slice(index - 1, index + 1))
  for (let at = copy.all.indexOf(text); at >= 0; at = copy.all.indexOf(text, at + 1)) {
    if (isEdge(at) && isEdge(at + text.length)) return true
  }
  return false
}

/** Says whether a text is one known text, or known texts from its beginning to its end with joints in between. */
function isJoined(text: string, copy: KnownCopy, isText = isWhole): boolean {
  if (isText(text, copy)) return true
  const found = joints.flatMap((joint) => [...text.matchAll(joint)])
  const ends = [...found].sort((one, other) => one.index - other.index)
  /** Where a further text may begin, everything before it being known. */
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

/** Every text in a document that editors write; what begins with `_` is not written by them, nor are addresses. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value === 'number') yield String(value)
  if (Array.isArray(value)) {
    for (const item of value) yield* textsIn(item)
  } else if (isRecord(value)) {
    // A paragraph is one text, whatever is marked in it.
    if (value['_type'] === 'block') yield spansOf(value).join('')
    for (const [name, child] of Object.entries(value)) if (!/^_/.test(name)) yield* textsIn(child)
  }
}

function spansOf({children}: Record<string, unknown>): unknown[] {
  return [children].flat().map((span) => (isRecord(span) ? span['text'] : ''))
}

/** Days as code writes them, sizes of files and the names by which clinicians are spoken of. */
function* derivedFrom(document: Record<string, unknown>): Generator<string> {
  for (const text of textsIn(document)) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) continue
    yield formatLongDate(text)
    yield formatMonthAndYear(text)
  }
  const {_type, name, size} = document
  if (_type === 'clinician' && typeof name === 'string') yield shortName(name)
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
