import {distance} from 'fastest-levenshtein'

/** Returns whether two words have the same letters in another order or doubled, or differ by one or two letters. */
export function isNear(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 2) return false
  const length = Math.max(typed.length, word.length)
  if (length > 3 && hasSameLetters(typed, word)) return true
  // "blod" and "blood"
  if (length > 4 && withSingleLetters(typed) === withSingleLetters(word)) return true
  const allowed = length < 6 ? 0 : length < 9 ? 1 : 2
  return allowed > 0 && distance(typed, word) <= allowed
}

const withSingleLetters = (word: string) => word.replaceAll(/(.)\1/gu, '$1')

const hasSameLetters = (one: string, other: string) =>
  one.length === other.length && sorted(one) === sorted(other)

const sorted = (word: string) => Array.from(word).sort().join('')

/**
 * Returns the most similar of many words. Errors in the first or last letter are rare and produce other words:
 * "mother" and "other", "cancer" and "cancel". So do two missing letters: "depressed" and "dressed".
 */
export function nearestWord(typed: string, words: readonly string[]): string | null {
  const alike = words.filter(
    (word) =>
      word[0] === typed[0] &&
      (word.at(-1) === typed.at(-1) || hasSameLetters(word, typed)) &&
      Math.abs(word.length - typed.length) < 2 &&
      isNear(typed, word),
  )
  return alike.toSorted((one, other) => distance(typed, one) - distance(typed, other))[0] ?? null
}
