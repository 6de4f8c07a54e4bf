import {PhraseMatcher} from './phrase-matcher.ts'
import type {Answer, SearchCopy, Symptoms, UrgentSign} from './search-content.ts'
import {maxQueryLength} from './search-index.ts'

type TriageCopy = Pick<
  SearchCopy,
  'wordGroups' | 'urgent' | 'symptoms' | 'answers' | 'elsewhere' | 'synonyms'
>

/** Letters that postcodes of the United Kingdom begin with. */
const areaLetters =
  'A[BL]|B[ABDHLNRST]?|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]?|F[KY]|G[LUY]?|H[ADGPRSUX]|I[GMPV]|JE|K[ATWY]|' +
  'L[ADELNSU]?|M[EKL]?|N[EGNPRW]?|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]?|T[ADFNQRSW]|UB|W[ACDFNRSV]?|YO|ZE'
const postcodeOnly = new RegExp(
  `^\\W*(?:${areaLetters})\\W?[0-9][A-Z0-9]?(?:\\W*[0-9][A-Z]{0,2})?\\W*$`,
  'iu',
)

/** Returns whether a text is nothing but a postcode, or the start of one: not c5, t2 diabetes or vitamin b12. */
export const isPostcode = (text: string): boolean => postcodeOnly.test(text)

/** Idea of the CMS that rules out every exception. */
const suddenIdea = 'SUDDEN'

/** Help and answers above the results of a query. */
export interface Triage {
  /** Signs of an emergency that the query mentions. */
  readonly signs: readonly UrgentSign[]
  /** Advice for a symptom that is no emergency. */
  readonly advice: Symptoms | null
  readonly answers: readonly Answer[]
}

/**
 * Recognizes emergencies, symptoms, and questions with an answer of their own (SEARCH-2, SEARCH-3, SEARCH-4).
 *
 * @param hasArea - whether the results have an area
 */
export function triage(copy: TriageCopy, query: string, hasArea: boolean): Triage {
  const {urgent, symptoms = null, answers, elsewhere = null} = copy
  const text = query.slice(0, maxQueryLength)
  const matcher = matcherOf(copy)
  const isAsked = matcher.in(text)
  // "Suddenly she can't speak English" is a stroke, without the first word it isn't.
  const isUrgent = isAsked(suddenIdea) ? isAsked : matcher.in(text, urgent.exceptions)
  const isSymptom = matcher.in(text, symptoms?.exceptions)
  const signs = urgent.signs.filter(({words}) => (words ?? []).some(isUrgent))
  const asked = answers.filter(({words}) => words.some(isAsked))
  // "B12" has an answer of its own.
  const isFarCode = isPostcode(text) && asked.length === 0
  const isElsewhere = !hasArea && (isFarCode || elsewhere?.words.some(isAsked))
  return {
    signs,
    advice: signs.length === 0 && symptoms?.words.some(isSymptom) ? symptoms : null,
    // In an emergency, prices and places would distract.
    answers: signs.length > 0 ? [] : [...asked, ...(elsewhere && isElsewhere ? [elsewhere] : [])],
  }
}

const matchers = new WeakMap<TriageCopy, PhraseMatcher>()

/** Returns the matcher of a copy, which takes milliseconds to make. */
function matcherOf(copy: TriageCopy): PhraseMatcher {
  const existing = matchers.get(copy)
  if (existing !== undefined) return existing
  const {urgent, symptoms = null, answers, elsewhere = null, synonyms} = copy
  const phrases = [...urgent.signs, symptoms, ...answers, elsewhere, ...synonyms].flatMap(
    (each) => each?.words ?? [],
  )
  const exceptions = [...urgent.exceptions, ...(symptoms?.exceptions ?? [])]
  const matcher = new PhraseMatcher(copy.wordGroups, [...phrases, ...exceptions])
  matchers.set(copy, matcher)
  return matcher
}
