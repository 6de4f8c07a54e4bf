import {PhraseMatcher} from './phrase-matcher.ts'
import type {Advice, Answer, SearchCopy, UrgentSign} from './search-content.ts'
import {isForProfessionals, maxQueryLength} from './search-index.ts'

type TriageCopy = Pick<
  SearchCopy,
  | 'wordGroups'
  | 'urgent'
  | 'symptoms'
  | 'otherProblems'
  | 'maternity'
  | 'answers'
  | 'elsewhere'
  | 'synonyms'
>

/** Letters that postcodes of the United Kingdom begin with. */
const areaLetters =
  'A[BL]|B[ABDHLNRST]?|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]?|F[KY]|G[LUY]?|H[ADGPRSUX]|I[GMPV]|JE|K[ATWY]|' +
  'L[ADELNSU]?|M[EKL]?|N[EGNPRW]?|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]?|T[ADFNQRSW]|UB|W[ACDFNRSV]?|YO|ZE'
/** Nothing but a postcode, or the start of one: not c5, t2 diabetes or vitamin b12. */
const postcodeOnly = new RegExp(
  `^\\W*(?:${areaLetters})\\W?[0-9][A-Z0-9]?(?:\\W*[0-9][A-Z]{0,2})?\\W*$`,
  'iu',
)

/** Idea of the CMS that rules out every exception. */
const suddenIdea = 'SUDDEN'

/** Help and answers above the results of a query. */
export interface Triage {
  /** Signs of an emergency that the query mentions. */
  readonly signs: readonly UrgentSign[]
  /** Advice for a symptom that is no emergency. */
  readonly advice: Advice | null
  readonly answers: readonly Answer[]
}

/**
 * Recognizes emergencies, symptoms, and questions with an answer of their own (SEARCH-2, SEARCH-3, SEARCH-4).
 *
 * @param hasArea - whether the query names a place of London
 */
export function triage(copy: TriageCopy, query: string, hasArea: boolean): Triage {
  const {urgent, symptoms, otherProblems, maternity, answers, elsewhere = null} = copy
  const text = query.slice(0, maxQueryLength)
  const matcher = matcherOf(copy)
  const isAsked = matcher.in(text)
  // "Suddenly she can't speak English" is a stroke, without the first word it isn't.
  const harmless = isAsked(suddenIdea) ? [] : urgent.exceptions
  const isUrgent = matcher.in(text, harmless)
  const signs = urgent.signs.filter(({words, exceptions}) =>
    words?.some(exceptions?.length ? matcher.in(text, [...harmless, ...exceptions]) : isUrgent),
  )
  const advice = [maternity, symptoms, otherProblems].find((each) =>
    each?.words.some(matcher.in(text, each.exceptions)),
  )
  // Somebody who has become ill doesn't look for work.
  const fitting = answers.filter(
    ({links}) => advice === undefined || !links.some(({href}) => isForProfessionals(href)),
  )
  const asked = mostSpecific(fitting, isAsked)
  // "B12" has an answer of its own.
  const isFarCode = postcodeOnly.test(text) && asked.length === 0
  const isElsewhere = !hasArea && (isFarCode || elsewhere?.words.some(isAsked))
  return {
    signs,
    advice: signs.length === 0 ? (advice ?? null) : null,
    // In an emergency, prices and places would distract.
    answers: signs.length > 0 ? [] : [...asked, ...(elsewhere && isElsewhere ? [elsewhere] : [])],
  }
}

/** Leaves out an answer whose phrases are all parts of another answer's: "price" beside "price nurse". */
function mostSpecific(answers: readonly Answer[], isAsked: (phrase: string) => boolean): Answer[] {
  const asked = answers.map(({words}) => words.filter(isAsked).map((phrase) => phrase.split(' ')))
  const all = asked.flat()
  const isPart = (phrase: readonly string[]) =>
    all.some(
      (other) => other.length > phrase.length && phrase.every((word) => other.includes(word)),
    )
  return answers.filter((_answer, place) => asked[place]?.some((phrase) => !isPart(phrase)))
}

const matchers = new WeakMap<TriageCopy, PhraseMatcher>()

/** Returns the matcher of a copy, which takes milliseconds to make. */
function matcherOf(copy: TriageCopy): PhraseMatcher {
  const existing = matchers.get(copy)
  if (existing !== undefined) return existing
  const {urgent, symptoms, otherProblems, maternity, answers, elsewhere, synonyms} = copy
  const advice = [symptoms, otherProblems, maternity]
  const phrases = [...urgent.signs, ...advice, ...answers, elsewhere, ...synonyms].flatMap(
    (each) => each?.words ?? [],
  )
  const exceptions = [urgent, ...advice].flatMap((each) => each?.exceptions ?? [])
  const matcher = new PhraseMatcher(copy.wordGroups, [...phrases, ...exceptions])
  matchers.set(copy, matcher)
  return matcher
}
