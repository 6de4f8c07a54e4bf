import {splitWords} from '#lib/normalize-words.ts'
import {wordForms} from './word-forms.ts'

/** Words or phrases that mean the same. */
export interface SynonymGroup {
  readonly words: readonly string[]
}

/** A word or phrase of a query. */
export interface QueryPart {
  /** The words as typed, and other spellings of them in their group, such as "home care" and "homecare". */
  readonly spellings: readonly (readonly string[])[]
  /** Single words that mean the same. */
  readonly synonyms: readonly string[]
}

/**
 * Splits a query into words and known phrases. A phrase, such as "home help", is recognized in a query but not
 * searched for, because most pages contain its words.
 */
export function queryParts(query: string, groups: readonly SynonymGroup[]): QueryPart[] {
  const known = groups.map((group) => group.words.map(splitWords))
  const words = splitWords(query)
  const forms = words.map((word) => new Set(wordForms(word)))
  const beginsAt = (start: number, phrase: readonly string[]) =>
    phrase.length > 0 && phrase.every((word, offset) => forms[start + offset]?.has(word) === true)
  const parts: QueryPart[] = []
  for (let start = 0; start < words.length;) {
    const matches = known.flatMap((group) =>
      group.filter((phrase) => beginsAt(start, phrase)).map((phrase) => ({group, phrase})),
    )
    const length = Math.max(1, ...matches.map(({phrase}) => phrase.length))
    const longest = matches.filter(({phrase}) => phrase.length === length)
    const isSpelling = (phrase: readonly string[]) => (other: readonly string[]) =>
      other.join('') === phrase.join('')
    parts.push({
      spellings: [
        words.slice(start, start + length),
        ...longest.flatMap(({group, phrase}) =>
          group.filter((other) => other !== phrase && isSpelling(phrase)(other)),
        ),
      ],
      synonyms: longest.flatMap(({group, phrase}) =>
        group
          .filter((other) => other.length === 1 && !isSpelling(phrase)(other))
          .flatMap((other) => other),
      ),
    })
    start += length
  }
  return parts
}
