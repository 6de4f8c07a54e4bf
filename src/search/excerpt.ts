import {normalizeWords} from '#lib/normalize-words.ts'
import type {SearchHit} from './search-index.ts'

const maxLength = 180
/** Neither "2.2" nor "e.g. London" ends a sentence. */
const sentenceEnd = String.raw`(?<=[.!?])(?<!\b(?:e\.g|i\.e|Dr)\.)`
const betweenSentences = new RegExp(`${sentenceEnd}\\s+|\\n`)
const wholeSentences = new RegExp(`^.*${sentenceEnd}(?= )`, 's')

interface ExcerptPart {
  text: string
  isTyped: boolean
}

/**
 * Returns the description, or the first matching sentence other than the title when the description doesn't match.
 * Only words that were typed are highlighted, because a marked synonym looks like a mistake.
 */
export function excerpt({entry, words, typed}: SearchHit): ExcerptPart[] {
  const has = (text: string) =>
    (text.match(/[\p{L}\p{N}’']+/gu) ?? []).some((word) => words.has(normalizeWords(word)))
  const isTitle = (text: string) => normalizeWords(text.trim()) === normalizeWords(entry.title)
  const sentences = entry.text.split(betweenSentences).filter((each) => !isTitle(each))
  const text = has(entry.description)
    ? entry.description
    : (sentences.find(has) ?? entry.description)
  return shorten(text.trim())
    .split(/([\p{L}\p{N}’']+)/u)
    .map((part) => ({text: part, isTyped: typed.has(normalizeWords(part))}))
}

function shorten(text: string): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength)
  const [sentences] = wholeSentences.exec(cut) ?? []
  return sentences ?? `${cut.slice(0, cut.lastIndexOf(' '))} …`
}
