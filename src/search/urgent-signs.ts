import MiniSearch from 'minisearch'
import type {UrgentSign} from './search-content.ts'
import {normalizeWords} from '#lib/normalize-words.ts'
import {maxQueryLength} from './search-index.ts'

/**
 * Finds out whether what was typed may be about an emergency: all words of a phrase have to be in it, in any order,
 * each as a whole word but for its plural and for a slip of the finger.
 *
 * @param signs - of an emergency, with the words people type who mean them
 * @param query - as typed
 * @returns the signs it speaks of; none when it is nothing urgent
 */
export function findUrgentSigns<Sign extends Pick<UrgentSign, 'words'>>(
  signs: readonly Sign[],
  query: string,
): Sign[] {
  // The question is the other way round from a search: which phrases are in the text? So the text is the document.
  const typed = new MiniSearch<{id: number; text: string}>({
    fields: ['text'],
    processTerm: (term) => normalizeWords(term) || null,
  })
  typed.add({id: 0, text: query.slice(0, maxQueryLength)})
  const isTyped = (phrase: string) =>
    typed.search(phrase, {
      combineWith: 'AND',
      // Short words are others with one letter changed: "fit" is not "fat".
      fuzzy: (term) => (term.length > 5 ? 1 : false),
    }).length > 0
  return signs.filter(({words}) =>
    (words ?? []).some((phrase) => isTyped(phrase) || isTyped(plural(phrase))),
  )
}

const plural = (phrase: string) => `${phrase}s`
