import MiniSearch, {type QueryCombination, type SearchOptions} from 'minisearch'
import {splitWords} from '#lib/normalize-words.ts'
import {boroughs} from '#lib/geo/boroughs.ts'
import {londonPlaces} from '#shared/places.ts'
import type {SearchEntry, SearchKind} from './search-content.ts'
import {nearestWord} from './spelling.ts'
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
/** Scores below this share of the best are noise: more in a search for any word. */
const minShareOfBest = {all: 0.12, any: 0.35}
/** In a search for any word, so are entries with fewer of its words and phrases. */
const minShareOfParts = 0.5

const places = [...londonPlaces.flatMap(({name, code}) => [name, code]), ...Object.keys(boroughs)]
const placeWords = new Set(places.flatMap(splitWords))

/** Words that carry no meaning in a query. */
const stopWords = new Set(
  (
    'a about after all am an and any are arent as at be because been before being but by can cannot cant come ' +
    'comes coming could couldnt did didnt do does doesnt dont even ever every fit fits fitting for from get ' +
    'gets getting go goes going got had has have havent having he her here him his how i if im in into is isnt ' +
    'it its ive just like long lot lots many me more most much my need needs no not now of on one or our over ' +
    'own owned owns please quite really shall she should so some speak speaking speaks still than that the ' +
    'their them then there they this to today tomorrow tonight too under until up us very want wants was we ' +
    'were what when where which who why will with wont would you your'
  ).split(' '),
)

const fieldBoosts: SearchOptions = {boost: {title: 4, label: 2, description: 2}}
/** Guides for professionals mention most of what patients ask for. */
const guidePath = /^\/providers\/policies\//
const guideBoost = 0.4
/** Most visitors are patients. */
const professionalsBoost = 0.8
/** Profiles have few words, and all of them are about the person. */
const personBoost = 4
/** Shorter words begin too many others, such as "ear" and "early". */
const minPrefixLength = 5
/** Shorter words begin unrelated words, such as "mot" and "motion". */
const minShortPrefixLength = 4
/** Share of a match that another form or a synonym has. */
const formShare = 0.8
const synonymShare = 0.5

/** Entries indexed before other work gets its turn. */
const entriesPerChunk = 100

/** Full-text index that matches forms, beginnings, synonyms and misspelt words (MiniSearch). */
export class SearchIndex {
  readonly #entries = new Map<string, SearchEntry>()
  /** Words of all entries. */
  readonly #words = new Set<string>()
  readonly #index = new MiniSearch<SearchEntry>({
    fields: ['title', 'label', 'description', 'text'],
    processTerm: (word) => (stopWords.has(word) ? null : word),
    tokenize: splitWords,
  })

  /** Indexes entries in chunks, because a hundred thousand words take seconds. */
  static async of(entries: readonly SearchEntry[]): Promise<SearchIndex> {
    const index = new SearchIndex()
    for (const entry of entries) {
      const {title, label, description, text} = entry
      index.#entries.set(entry.id, entry)
      for (const word of splitWords([title, label, description, text].join(' ')))
        index.#words.add(word)
    }
    const pages = [...index.#entries.values()].filter(({area}) => !area)
    await index.#index.addAllAsync(pages, {chunkSize: entriesPerChunk})
    return index
  }

  /** Areas, which are no results: a place has an answer. */
  get areas(): SearchEntry[] {
    return [...this.#entries.values()].filter(({area}) => area)
  }

  /** Replaces words that no entry, synonym or place has with the most similar ones. */
  correct(query: string, synonyms: readonly SynonymGroup[] = []): string {
    const phrases = synonyms.flatMap(({words}) => words)
    const meant = new Set([...phrases.flatMap(splitWords), ...placeWords])
    const known = [...meant, ...this.#words].filter((word) => !stopWords.has(word))
    const isKnown = (word: string) =>
      [word, ...wordForms(word)].some((form) => this.#words.has(form) || meant.has(form)) ||
      stopWords.has(word) ||
      (word.length >= minPrefixLength && known.some((other) => other.startsWith(word)))
    return splitWords(query.slice(0, maxQueryLength))
      .map((word) => (isKnown(word) ? word : (nearestWord(word, known) ?? word)))
      .join(' ')
  }

  /**
   * Returns the best entries of each kind. Matches all words together, or any word when no entry has all.
   *
   * @param isAnswered - whether the query has an answer, to which a title adds only with all typed words but the place
   */
  find(query: string, synonyms: readonly SynonymGroup[] = [], isAnswered = false): HitGroup[] {
    const parts = meaningfulParts(this.correct(query, synonyms), synonyms).filter(
      ({spellings}) => !isAnswered || !spellings.flat().every((word) => placeWords.has(word)),
    )
    const queries = parts.map((part) => this.#queryOf(part))
    const options: SearchOptions = {
      ...fieldBoosts,
      boostDocument: (id: unknown) => {
        const entry = typeof id === 'string' ? this.#entries.get(id) : undefined
        if (entry?.kind === 'people') return personBoost
        const path = entry?.path ?? ''
        return guidePath.test(path) ? guideBoost : isForProfessionals(path) ? professionalsBoost : 1
      },
    }
    const together = isAnswered ? [] : this.#index.search({queries, combineWith: 'AND'}, options)
    const results =
      together.length > 0 ? together : this.#index.search({queries, combineWith: 'OR'}, options)
    const best = results[0]?.score ?? 0
    const least = best * minShareOfBest[together.length > 0 ? 'all' : 'any']
    const typedForms = new Set(parts.flatMap(({spellings}) => spellings.flat().flatMap(wordForms)))
    const synonymForms = new Set(parts.flatMap((part) => part.synonyms.flatMap(wordForms)))
    const isTyped = (term: string) => typedForms.has(term) || !synonymForms.has(term)
    const partForms = parts.map(
      ({spellings, synonyms}) => new Set([...spellings.flat(), ...synonyms].flatMap(wordForms)),
    )
    const shareOfParts = (terms: readonly string[]) =>
      partForms.filter((forms) => terms.some((term) => forms.has(term))).length / parts.length
    const hits = results.flatMap(({id, score, terms, queryTerms, match}) => {
      const entry = typeof id === 'string' ? this.#entries.get(id) : undefined
      const inTitle = terms.filter((term) => isTyped(term) && match[term]?.includes('title'))
      const [found, minShare] =
        isAnswered && entry?.kind !== 'people' ? [inTitle, 1] : [queryTerms, minShareOfParts]
      const isNoise = score < least || (together.length === 0 && shareOfParts(found) < minShare)
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

  #queryOf({spellings, synonyms}: QueryPart): QueryCombination {
    return {
      combineWith: 'OR',
      queries: [
        ...spellings.map((words) => ({
          combineWith: 'AND' as const,
          queries: words.map((word) => this.#wordQuery(word)),
        })),
        ...synonyms.map((synonym) => formsQuery(synonym, synonymShare, synonymShare)),
      ],
    }
  }

  /** Matches a word and its forms, and words that begin with it. */
  #wordQuery(word: string): QueryCombination {
    const forms = formsQuery(word, 1, formShare)
    const beginning: QueryCombination = {queries: [word], prefix: true}
    if (word.length >= minPrefixLength) return {combineWith: 'OR', queries: [forms, beginning]}
    // Nothing has a short word, so its beginnings are no noise.
    return word.length < minShortPrefixLength || this.#index.search(forms).length > 0
      ? forms
      : beginning
  }
}

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

export const isForProfessionals = (path: string): boolean =>
  /^\/(?:providers|careers)(?![\w-])/.test(path)

/** Keeps only the pages of services, because examples, stories and notices don't help somebody who is ill. */
export function ofServices(groups: readonly HitGroup[]): HitGroup[] {
  const isService = ({entry: {kind, label}}: SearchHit) => kind === 'pages' && label !== null
  return groups.map(({kind, hits}) => ({kind, hits: hits.filter(isService)}))
}
