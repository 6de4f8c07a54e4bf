import type {MedicalBusiness, Organization, SearchAction, WebSite} from 'schema-dts'
import {definedItems} from '#lib/defined-items.ts'
import {areaServed, type GraphContext, inLanguage, nodeId} from './graph-context.ts'
import {searchPage} from '#shared/paths.ts'
import {knownFact} from '#shared/placeholders.ts'

/** Icon of the web manifest; the largest square available. */
const logo = '/icon-512.png'

/** Describes the organization. It is a `MedicalBusiness` only once the Care Quality Commission has registered it. */
export function organization({origin, settings}: GraphContext): Organization | MedicalBusiness {
  const {brand, brandFull, legalName, tagline, email, phone, company, cqc} = settings
  const telephone = knownFact(phone)
  const address = knownFact(company.registeredOffice)
  const profiles = definedItems(settings.social?.map(({url}) => url))
  const shared = {
    '@id': nodeId.organization(origin),
    name: brand,
    alternateName: brandFull,
    legalName,
    slogan: tagline,
    url: origin,
    logo: origin + logo,
    email,
    ...(telephone === null ? {} : {telephone}),
    ...(address === null ? {} : {address}),
    areaServed,
    ...(profiles.length === 0 ? {} : {sameAs: profiles}),
  }
  return cqc.status === 'registered'
    ? {'@type': 'MedicalBusiness', ...shared}
    : {'@type': 'Organization', ...shared}
}

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
