import MiniSearch, {type SearchOptions} from 'minisearch'
import {type SearchEntry, type SearchKind, searchKinds} from './search-content.ts'

/** Something that was found. */
export interface Finding {
  readonly entry: SearchEntry
  /** The words of the entry that were found, in lower case. */
  readonly words: ReadonlySet<string>
}

export interface FoundGroup {
  readonly kind: SearchKind
  readonly findings: readonly Finding[]
}

/** Longer queries are cut: nobody types more, and looking for words costs time. */
export const maxQueryLength = 200
const maxFindingsPerKind = 6
/** What is this much worse than the best is noise, where not every word was found together. */
const minShareOfBest = 0.35

/** Words that nobody means when they are looking for something. */
const stopWords = new Set(
  'a an and are as at be can could do does for from have how i if in is it me my of on or our shall should so than that the their them then there they this to was we what when where which who will with would you your'.split(
    ' ',
  ),
)

const options: SearchOptions = {
  boost: {title: 4, label: 2, description: 2},
  prefix: (term) => term.length > 2,
  // One slip in a word of five letters, two in one of eight.
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
}

/** Finds entries by words, with typing errors and beginnings of words (MiniSearch). */
export class SearchIndex {
  readonly #entries: readonly SearchEntry[]
  readonly #index: MiniSearch<SearchEntry & {id: number}>

  /** @param entries - everything that can be found */
  constructor(entries: readonly SearchEntry[]) {
    this.#entries = entries
    this.#index = new MiniSearch({
      fields: ['title', 'label', 'description', 'text'],
      processTerm: (term) => {
        const word = normalize(term)
        return word === '' || stopWords.has(word) ? null : word
      },
    })
    this.#index.addAll(entries.map((entry, id) => ({...entry, id})))
  }

  /**
   * Looks for what a visitor typed: first for all of its words together, and where nothing has them all, for any.
   *
   * @param query - as typed
   * @returns the best of each kind, in the order of the kinds; kinds without any are left out
   */
  find(query: string): FoundGroup[] {
    const words = query.slice(0, maxQueryLength)
    const together = this.#index.search(words, {...options, combineWith: 'AND'})
    const results = together.length > 0 ? together : this.#index.search(words, options)
    const best = results[0]?.score ?? 0
    const findings = results.flatMap(({id, score, terms}) => {
      const entry = typeof id === 'number' ? this.#entries[id] : undefined
      const isNoise = together.length === 0 && score < best * minShareOfBest
      return entry === undefined || isNoise ? [] : [{entry, words: new Set(terms)}]
    })
    return searchKinds.flatMap((kind) => {
      const ofKind = findings.filter(({entry}) => entry.kind === kind)
      return ofKind.length === 0 ? [] : [{kind, findings: ofKind.slice(0, maxFindingsPerKind)}]
    })
  }
}

/**
 * Makes a word comparable: without accents, apostrophes and capitals.
 *
 * @param word - as somebody wrote it
 */
export function normalize(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
}
