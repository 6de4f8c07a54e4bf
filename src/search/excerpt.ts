import {escapeHtml} from '#lib/escape-html.ts'
import type {SearchHit} from './search-index.ts'
import {normalizeWords} from '#lib/normalize-words.ts'

const maxLength = 180

/**
 * Returns HTML: the description, or the first matching sentence when the description doesn't match. Highlights only
 * the words that were typed, because a marked synonym looks like a mistake.
 */
export function excerpt({entry, words, typed}: SearchHit): string {
  const has = (text: string) => wordsIn(text).some((word) => words.has(normalizeWords(word)))
  const sentences = entry.text.match(/[^.!?\n]+[.!?]*/g) ?? []
  const text = has(entry.description)
    ? entry.description
    : (sentences.find(has) ?? entry.description)
  return markWords(shorten(text.trim()), typed)
}

function markWords(text: string, words: ReadonlySet<string>): string {
  return text
    .split(/([\p{L}\p{N}’']+)/u)
    .map((part) =>
      words.has(normalizeWords(part)) ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part),
    )
    .join('')
}

function shorten(text: string): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength)
  const [sentences] = /^.*[.!?](?= )/s.exec(cut) ?? []
  return sentences ?? `${cut.slice(0, cut.lastIndexOf(' '))} …`
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}’']+/gu) ?? []
}
