import type {BreadcrumbList, FAQPage, Question, WebPage} from 'schema-dts'
import type {PageFacts, Trail} from '#seo/page-facts.ts'
import {type GraphContext, inLanguage, nodeId} from './graph-context.ts'

export interface GraphPage {
  path: string
  title: string
  description: string
  /** Last change of the document; null for pages without one. */
  modified: string | null
}

/** Describes a page, as `FAQPage` with the visible questions if it has any. */
export function webPage(
  {origin}: GraphContext,
  {path, title, description, modified}: GraphPage,
  {questions, trail, service, clinician}: PageFacts,
): WebPage | FAQPage {
  const about = aboutOf(origin, path, {service, clinician})
  const shared = {
    '@id': nodeId.page(origin, path),
    url: origin + path,
    name: title,
    description,
    inLanguage,
    isPartOf: {'@id': nodeId.website(origin)},
    ...(modified === null ? {} : {dateModified: modified}),
    ...(trail === null ? {} : {breadcrumb: {'@id': nodeId.trail(origin, path)}}),
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
  if (clinician !== null) return nodeId.clinician(origin, path)
  return service === null ? null : nodeId.service(origin, service.path)
}

function questionOf({question, answer}: PageFacts['questions'][number]): Question {
  return {
    '@type': 'Question',
    name: question,
    acceptedAnswer: {'@type': 'Answer', text: answer},
  }
}

export function breadcrumbList({origin}: GraphContext, path: string, trail: Trail): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId.trail(origin, path),
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: origin + crumb.path,
    })),
  }
}
