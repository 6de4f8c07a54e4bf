import {stegaClean} from '@sanity/client/stega'
import type {Graph} from 'schema-dts'
import type {PageFacts} from '#seo/page-facts.ts'
import {
  breadcrumbList,
  type GraphContext,
  type GraphPage,
  organization,
  physician,
  service,
  videoObject,
  webPage,
  website,
} from './graph-nodes.ts'

/** Composes the JSON-LD graph of a page, without the invisible marks of draft mode (SEO-5). */
export function composeGraph(...content: [GraphContext, GraphPage, PageFacts]): Graph {
  const [context, page, facts] = stegaClean(content)
  const {path} = page
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(context),
      website(context),
      webPage(context, page, facts),
      ...(facts.trail === null ? [] : [breadcrumbList(context, path, facts.trail)]),
      ...(facts.service === null ? [] : [service(context, facts.service)]),
      ...(facts.clinician === null ? [] : [physician(context, path, facts.clinician)]),
      ...facts.videos.map((video) => videoObject(context, video)),
    ],
  }
}

/** Serializes a graph for a script element, which no text in it can close. */
export function serialiseGraph(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
