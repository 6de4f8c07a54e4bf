import type {SearchAction, WebSite} from 'schema-dts'
import {searchPage} from '#shared/search-page.ts'
import {type GraphContext, idOf, inLanguage} from './graph-context.ts'

/** Search engines want to know the name of the value; schema.org's own types do not have this annotation. */
type AnnotatedSearch = Exclude<SearchAction, string> & {'query-input': string}

/** Says what the site is called, and how it is searched (SEARCH-1). */
export function website({origin, settings}: GraphContext): WebSite {
  const search: AnnotatedSearch = {
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: `${origin}${searchPage}?q={search_term_string}`},
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': idOf.website(origin),
    url: origin,
    name: settings.brand,
    inLanguage,
    publisher: {'@id': idOf.organization(origin)},
    potentialAction: search,
  }
}
