import MiniSearch, {type QueryCombination, type SearchOptions} from 'minisearch'
import {splitWords} from '#lib/normalize-words.ts'
import type {SearchEntry, SearchKind} from './search-content.ts'
import {type QueryPart, queryParts, type SynonymGroup} from './synonyms.ts'
import {wordForms} from './word-forms.ts'

export interface SearchHit {
  readonly entry: SearchEntry
  /** Matched words of the entry, normalized. */
  readonly words: ReadonlySet<string>
  /** Matched words that the visitor typed, in any form. Leaves out synonyms. */
  readonly typed: ReadonlySet<string>
}

export interface HitGroup {
  readonly kind: SearchKind
  readonly hits: readonly SearchHit[]
}

/** Longer queries are truncated to bound the cost of a search. */
export const maxQueryLength = 200
const maxHitsPerKind = 6
/** In a search for any word, scores below this share of the best are noise. */
const minShareOfBest = 0.35
/** Also those with fewer of its words and phrases. */
const minShareOfParts = 0.5

/** Words that carry no meaning in a query. */
const stopWords = new Set(
  (
    'a about after all am an and any are arent as at be because been before being but by can cannot cant could ' +
    'couldnt did didnt do does doesnt dont even ever every for from get gets getting go goes going got had has ' +
    'have havent he her here him his how i if im in into is isnt it its ive just like long lot lots many me more ' +
    'most much my need needs no not now of on one or our over please quite really shall she should so some ' +
    'still than that the their them then there they this to too under until up us very want wants was we were what ' +
    'when where which who why will with wont would you your'
  ).split(' '),
)

const fieldBoosts: SearchOptions = {boost: {title: 4, label: 2, description: 2}}
/** Guides for professionals mention most of what patients ask for. */
const guidePath = /^\/providers\/policies\//
const guideBoost = 0.4
/** Kinds whose titles name what the site is about; questions may be about an illness. */
const topicKinds: ReadonlySet<SearchKind> = new Set(['pages', 'people', 'guides'])
/** Shorter words begin too many others, such as "ear" and "early". */
const minPrefixLength = 5
/** Shorter words differ from others by a single letter, such as "fever" and "never". */
const minMisspeltLength = 6
/** Share of a match that another form or a synonym has. */
const formShare = 0.8
const synonymShare = 0.5

/** Entries indexed before other work gets its turn. */
const entriesPerChunk = 100

/** Full-text index that matches forms, beginnings, synonyms and misspelt words (MiniSearch). */
export class SearchIndex {
  readonly #entries = new Map<string, SearchEntry>()
  readonly #index = new MiniSearch<SearchEntry>({
    fields: ['title', 'label', 'description', 'text'],
    processTerm: (word) => (stopWords.has(word) ? null : word),
    tokenize: splitWords,
  })

  /** Indexes entries in chunks, because a hundred thousand words take seconds. */
  static async of(entries: readonly SearchEntry[]): Promise<SearchIndex> {
    const index = new SearchIndex()
    for (const entry of entries) index.#entries.set(entry.id, entry)
    await index.#index.addAllAsync([...index.#entries.values()].map(searchable), {
      chunkSize: entriesPerChunk,
    })
    return index
  }

  /** Returns the best entries of each kind. Matches all words together, or any word when no entry has all. */
  find(query: string, synonyms: readonly SynonymGroup[] = []): HitGroup[] {
    const parts = meaningfulParts(query, synonyms)
    const queries = parts.map((part) => this.#queryOf(part))
    const options: SearchOptions = {
      ...fieldBoosts,
      boostDocument: (id: unknown) =>
        typeof id === 'string' && guidePath.test(this.#entries.get(id)?.path ?? '')
          ? guideBoost
          : 1,
    }
    const together = this.#index.search({queries, combineWith: 'AND'}, options)
    const results =
      together.length > 0 ? together : this.#index.search({queries, combineWith: 'OR'}, options)
    const best = results[0]?.score ?? 0
    const typedForms = new Set(parts.flatMap(({spellings}) => spellings.flat().flatMap(wordForms)))
    const synonymForms = new Set(parts.flatMap((part) => part.synonyms.flatMap(wordForms)))
    const isTyped = (term: string) => typedForms.has(term) || !synonymForms.has(term)
    const partForms = parts.map(
      ({spellings, synonyms}) =>
        new Set(
          [...spellings.flat(), ...synonyms].flatMap((word) => [
            ...wordForms(word),
            districtOf(word),
          ]),
        ),
    )
    const shareOfParts = (terms: readonly string[]) =>
      partForms.filter((forms) => terms.some((term) => forms.has(term))).length / parts.length
    const hits = results.flatMap(({id, score, terms, queryTerms}) => {
      const entry = typeof id === 'string' ? this.#entries.get(id) : undefined
      const isNoise =
        together.length === 0 &&
        (score < best * minShareOfBest || shareOfParts(queryTerms) < minShareOfParts)
      return entry === undefined || isNoise
        ? []
        : [{entry, words: new Set(terms), typed: new Set(terms.filter(isTyped))}]
    })
    // Hits are in order of their score, and so are the groups.
    const kinds = [...new Set(hits.map(({entry}) => entry.kind))]
    return kinds.map((kind) => ({
      kind,
      hits: hits.filter(({entry}) => entry.kind === kind).slice(0, maxHitsPerKind),
    }))
  }

  /** Returns whether all words are in the title of a page, profile or guide, so that the query is about the site. */
  isAboutSite(query: string, synonyms: readonly SynonymGroup[] = []): boolean {
    const queries = meaningfulParts(query, synonyms).map((part) => this.#queryOf(part, true))
    const isTopic = ({id}: {id: unknown}) =>
      typeof id === 'string' && topicKinds.has(this.#entries.get(id)?.kind ?? 'questions')
    const fields = ['title', 'label']
    return this.#index.search({queries, combineWith: 'AND', fields}).some(isTopic)
  }

  #queryOf({spellings, synonyms}: QueryPart, isExact = false): QueryCombination {
    return {
      combineWith: 'OR',
      queries: [
        ...spellings.map((words) => ({
          combineWith: 'AND' as const,
          // A word with synonyms is known, so it is spelt correctly.
          queries: words.map((word) =>
            isExact ? formsQuery(word, 1, formShare) : this.#wordQuery(word, synonyms.length === 0),
          ),
        })),
        ...synonyms.map((synonym) => formsQuery(synonym, synonymShare, synonymShare)),
      ],
    }
  }

  /** Matches a word and its forms, else words that begin with it, else similar words. */
  #wordQuery(word: string, canBeMisspelt: boolean): QueryCombination {
    const forms = formsQuery(word, 1, formShare)
    const beginning: QueryCombination = {queries: [word], prefix: true}
    const exact: QueryCombination =
      word.length < minPrefixLength ? forms : {combineWith: 'OR', queries: [forms, beginning]}
    if (this.#isFound(exact)) return exact
    const district = districtOf(word)
    if (district !== null) return formsQuery(district, 1, 1)
    // Nothing has a short word, so its beginnings are no noise.
    if (word.length < minPrefixLength) return word.length < 3 ? exact : beginning
    if (!canBeMisspelt || word.length < minMisspeltLength) return exact
    return {
      queries: [word],
      prefix: true,
      // One error in a word of six letters, two in one of eight.
      fuzzy: 0.2,
      // Errors in the first or last letter are rare and produce other words: "mother" and "other", "cancer" and
      // "cancel". So do two missing letters: "depressed" and "dressed".
      boostDocument: (_id: unknown, found: string) =>
        found[0] === word[0] &&
        !found.startsWith(word.slice(0, -1)) &&
        Math.abs(found.length - word.length) < 2
          ? 1
          : 0,
    }
  }

  #isFound(query: QueryCombination): boolean {
    return this.#index.search(query).length > 0
  }
}

/** Returns EC1 for EC1A, EC1M or EC1N, which areas don't list; null for words of another kind. */
const districtOf = (word: string): string | null =>
  /^[a-z]{1,2}\d[a-z]$/.test(word) ? word.slice(0, -1) : null

/** Leaves out the description of an area, which all areas share. */
const searchable = (entry: SearchEntry): SearchEntry =>
  entry.area ? {...entry, description: ''} : entry

/** Returns the words and phrases of a query, without those that say nothing. */
function meaningfulParts(query: string, synonyms: readonly SynonymGroup[]): QueryPart[] {
  return queryParts(query.slice(0, maxQueryLength), synonyms).flatMap((part) => {
    const spellings = part.spellings.filter((words) => !words.some((word) => stopWords.has(word)))
    return spellings.length + part.synonyms.length === 0 ? [] : [{...part, spellings}]
  })
}

/** Matches a word and its other forms exactly, of which the word counts most. */
function formsQuery(word: string, share: number, otherShare: number): QueryCombination {
  return {
    combineWith: 'OR',
    queries: wordForms(word).map((form) => ({
      queries: [form],
      boostTerm: () => (form === word ? share : otherShare),
    })),
  }
}

/** Leaves out pages for professionals and partners. */
export function forPatients(groups: readonly HitGroup[]): HitGroup[] {
  return groups.flatMap(({kind, hits}) => {
    const kept = hits.filter(({entry}) => !/^\/(?:providers|careers)(?![\w-])/.test(entry.path))
    return kept.length === 0 ? [] : [{kind, hits: kept}]
  })
}
