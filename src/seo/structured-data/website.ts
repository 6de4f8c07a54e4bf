import type {SearchAction, WebSite} from 'schema-dts'
import {searchPage} from '#shared/search-page.ts'
import {type GraphContext, nodeId, inLanguage} from './graph-context.ts'

/** Adds an annotation that search engines expect and schema.org's types lack. */
type AnnotatedSearch = Exclude<SearchAction, string> & {'query-input': string}

/** Describes the site and its search (SEARCH-1). */
export function website({origin, settings}: GraphContext): WebSite {
  const search: AnnotatedSearch = {
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: `${origin}${searchPage}?q={search_term_string}`},
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': nodeId.website(origin),
    url: origin,
    name: settings.brand,
    inLanguage,
    publisher: {'@id': nodeId.organization(origin)},
    potentialAction: search,
  }
}
