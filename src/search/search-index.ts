import MiniSearch, {type SearchOptions} from 'minisearch'
import {normalizeWords} from '#lib/normalize-words.ts'
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
  // One slip in a word of six letters, two in one of eight. Shorter words become others: "fever" and "never".
  fuzzy: (term) => (term.length > 5 ? 0.2 : false),
}
/** The same as MiniSearch's default, which has no type. */
const split = (text: string) => text.split(/[\n\r\p{Z}\p{P}]+/u)

/** How many entries are read before other work of the process has its turn. */
const entriesAtOnce = 100

/** Finds entries by words, with typing errors and beginnings of words (MiniSearch). */
export class SearchIndex {
  readonly #entries = new Map<string, SearchEntry>()
  readonly #index = new MiniSearch<SearchEntry>({
    fields: ['title', 'label', 'description', 'text'],
    processTerm: searchedWord,
    tokenize: split,
  })

  /**
   * Reads entries, in stretches: a hundred thousand words take seconds.
   *
   * @param entries - everything that can be found
   */
  static async of(entries: readonly SearchEntry[]): Promise<SearchIndex> {
    const index = new SearchIndex()
    for (const entry of entries) index.#entries.set(entry.id, entry)
    await index.#index.addAllAsync([...index.#entries.values()], {chunkSize: entriesAtOnce})
    return index
  }

  /** @returns everything that can be found */
  get entries(): SearchEntry[] {
    return [...this.#entries.values()]
  }

  /**
   * Puts entries in the place of those that were found before.
   *
   * @param ids - of documents that changed; what is about one of them and is not among the entries is found no more
   * @param entries - what is about them now
   */
  update(ids: readonly string[], entries: readonly SearchEntry[]): void {
    for (const id of ids) {
      if (this.#entries.delete(id)) this.#index.discard(id)
    }
    for (const entry of entries) {
      this.#entries.set(entry.id, entry)
      this.#index.add(entry)
    }
  }

  /**
   * Says where a question that no list shows stands now; nothing that it is found by changes.
   *
   * @param id - of a document; everything but such a question stays where it is
   * @param path - of the page
   */
  moveUnlisted(id: string, path: string): void {
    const entry = this.#entries.get(id)
    if (entry?.isUnlisted === true) this.#entries.set(id, {...entry, path})
  }

  /**
   * Says on which page each listed question stands now; nothing that it is found by changes.
   *
   * @param pageOf - the path of the page that a question stands on
   */
  placeListed(pageOf: (id: string) => string): void {
    for (const [id, entry] of this.#entries) {
      if (entry.kind !== 'questions' || entry.isUnlisted === true) continue
      const [, anchor = ''] = entry.path.split('#')
      const path = `${pageOf(id)}#${anchor}`
      if (path !== entry.path) this.#entries.set(id, {...entry, path})
    }
  }

  /**
   * Says on which page of the updates each stands now: the newest first, and those of one day by their ids, as the page
   * orders them. Known without asking, because every update can be found.
   *
   * @param pathOf - of the n-th page of the list, from 1
   * @param size - how many updates a page shows
   */
  placeUpdates(pathOf: (page: number) => string, size: number): void {
    const updates = [...this.#entries.values()]
      .filter(({kind}) => kind === 'updates')
      .sort((one, other) => compare(other.date ?? '', one.date ?? '') || compare(one.id, other.id))
    for (const [place, entry] of updates.entries()) {
      const path = `${pathOf(1 + Math.floor(place / size))}#${entry.id}`
      if (path !== entry.path) this.#entries.set(entry.id, {...entry, path})
    }
  }

  /**
   * Looks for what a visitor typed: first for all of its words together, and where nothing has them all, for any.
   *
   * @param query - as typed
   * @returns the best of each kind, in the order of the kinds; kinds without any are left out
   */
  find(query: string): FoundGroup[] {
    const words = split(query.slice(0, maxQueryLength)).flatMap((term) => searchedWord(term) ?? [])
    const queries = words.map((word) => ({
      queries: [word],
      // A slip in the first letter is rare, and makes another word: "mother" and "other".
      boostDocument: (_id: unknown, found: string) => (found[0] === word[0] ? 1 : 0),
    }))
    const together = this.#index.search({queries, combineWith: 'AND'}, options)
    const results =
      together.length > 0 ? together : this.#index.search({queries, combineWith: 'OR'}, options)
    const best = results[0]?.score ?? 0
    const findings = results.flatMap(({id, score, terms}) => {
      const entry = typeof id === 'string' ? this.#entries.get(id) : undefined
      const isNoise = together.length === 0 && score < best * minShareOfBest
      return entry === undefined || isNoise ? [] : [{entry, words: new Set(terms)}]
    })
    return searchKinds.flatMap((kind) => {
      const ofKind = findings.filter(({entry}) => entry.kind === kind)
      return ofKind.length === 0 ? [] : [{kind, findings: ofKind.slice(0, maxFindingsPerKind)}]
    })
  }
}

/** @returns the form in which a word is searched for; null for what nobody means */
function searchedWord(term: string): string | null {
  const word = normalizeWords(term)
  return word === '' || stopWords.has(word) ? null : word
}

/** As GROQ orders texts: by their characters, whatever the language of the machine. */
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
