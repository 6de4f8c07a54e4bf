import MiniSearch from 'minisearch'
import type {Symptoms, UrgentSign} from './search-content.ts'
import {normalizeWords} from '#lib/normalize-words.ts'
import {maxQueryLength} from './search-index.ts'
import {queryParts, type SynonymGroup} from './synonyms.ts'
import {wordForms} from './word-forms.ts'

/** Returns the emergency signs whose words all occur in a query, in any order, allowing plurals and single errors. */
export function findUrgentSigns<Sign extends Pick<UrgentSign, 'words'>>(
  signs: readonly Sign[],
  query: string,
): Sign[] {
  return signsIn(query.slice(0, maxQueryLength), signs, 1)
}

/** Returns whether a query mentions a symptom, also by another form or a synonym, outside of the exceptions. */
export function mentionsSymptom(
  {words, exceptions}: Pick<Symptoms, 'words' | 'exceptions'>,
  synonyms: readonly SynonymGroup[],
  query: string,
): boolean {
  const rest = queryParts(query.slice(0, maxQueryLength), [{words: exceptions}]).flatMap((part) =>
    part.isKnown ? [] : part.words,
  )
  const readings = queryParts(rest.join(' '), synonyms).flatMap((part) => [
    ...part.words.flatMap(wordForms),
    ...part.synonyms,
  ])
  return (
    signsIn(rest.join(' '), [{words}], 1).length > 0 ||
    // A form with an error would be another word, such as "nevers" and "fevers".
    signsIn(readings.join(' '), [{words}], 0).length > 0
  )
}

function signsIn<Sign extends Pick<UrgentSign, 'words'>>(
  text: string,
  signs: readonly Sign[],
  allowedErrors: number,
): Sign[] {
  // Inverted search: the query is the document, and phrases are matched against it.
  const queryIndex = new MiniSearch<{id: number; text: string}>({
    fields: ['text'],
    processTerm: (term) => normalizeWords(term) || null,
  })
  queryIndex.add({id: 0, text})
  const mentions = (phrase: string) =>
    queryIndex.search(phrase, {
      combineWith: 'AND',
      // In short words, one changed letter makes another word: "fit" and "fat".
      fuzzy: (term) => (term.length > 5 ? allowedErrors : 0),
    }).length > 0
  return signs.filter(({words}) =>
    (words ?? []).some((phrase) => mentions(phrase) || mentions(plural(phrase))),
  )
}

const plural = (phrase: string) => `${phrase}s`
