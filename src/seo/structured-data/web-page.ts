import type {FAQPage, Question, WebPage} from 'schema-dts'
import type {PageFacts} from '#seo/page-facts.ts'
import {type GraphContext, idOf, inLanguage} from './graph-context.ts'

/** What of a page is said about every page. */
export interface GraphPage {
  path: string
  title: string
  description: string
  /** When its document was last changed; null where none stands behind it. */
  modified: string | null
}

/**
 * Describes a page. One that answers questions is a page of questions, with exactly those that a visitor can read
 * there.
 *
 * @param context - of the graph
 * @param page - the page
 * @param facts - what its sections know of it
 */
export function webPage(
  {origin}: GraphContext,
  {path, title, description, modified}: GraphPage,
  {questions, trail, service, clinician}: PageFacts,
): WebPage | FAQPage {
  const about = aboutOf(origin, path, {service, clinician})
  const shared = {
    '@id': idOf.page(origin, path),
    url: origin + path,
    name: title,
    description,
    inLanguage,
    isPartOf: {'@id': idOf.website(origin)},
    ...(modified === null ? {} : {dateModified: modified}),
    ...(trail === null ? {} : {breadcrumb: {'@id': idOf.trail(origin, path)}}),
    ...(about === null ? {} : {about: {'@id': about}}),
  }
  return questions.length === 0
    ? {'@type': 'WebPage', ...shared}
    : {'@type': 'FAQPage', ...shared, mainEntity: questions.map(questionOf)}
}

function aboutOf(
  origin: string,
  path: string,
  {service, clinician}: Pick<PageFacts, 'service' | 'clinician'>,
): string | null {
  if (clinician !== null) return idOf.clinician(origin, path)
  return service === null ? null : idOf.service(origin, service.path)
}

function questionOf({question, answer}: PageFacts['questions'][number]): Question {
  return {
    '@type': 'Question',
    name: question,
    acceptedAnswer: {'@type': 'Answer', text: answer},
  }
}
