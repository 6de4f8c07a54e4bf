import MiniSearch from 'minisearch'
import type {UrgentSign} from './search-content.ts'
import {normalizeWords} from '#lib/normalize-words.ts'
import {maxQueryLength} from './search-index.ts'

/** Returns the emergency signs whose words all occur in a query, in any order, allowing plurals and single errors. */
export function findUrgentSigns<Sign extends Pick<UrgentSign, 'words'>>(
  signs: readonly Sign[],
  query: string,
): Sign[] {
  // Inverted search: the query is the document, and phrases are matched against it.
  const queryIndex = new MiniSearch<{id: number; text: string}>({
    fields: ['text'],
    processTerm: (term) => normalizeWords(term) || null,
  })
  queryIndex.add({id: 0, text: query.slice(0, maxQueryLength)})
  const mentions = (phrase: string) =>
    queryIndex.search(phrase, {
      combineWith: 'AND',
      // In short words, one changed letter makes another word: "fit" and "fat".
      fuzzy: (term) => (term.length > 5 ? 1 : false),
    }).length > 0
  return signs.filter(({words}) =>
    (words ?? []).some((phrase) => mentions(phrase) || mentions(plural(phrase))),
  )
}

const plural = (phrase: string) => `${phrase}s`
