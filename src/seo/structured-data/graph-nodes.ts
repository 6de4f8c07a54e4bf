import type {
  BreadcrumbList,
  FAQPage,
  MedicalBusiness,
  Organization,
  Physician,
  SearchAction,
  Service,
  VideoObject,
  WebPage,
  WebSite,
} from 'schema-dts'
import type {Settings} from '#content/queries/get-settings.ts'
import {definedItems} from '#lib/defined-items.ts'
import type {ClinicianFact, PageFacts, ServiceFact, Trail, VideoFact} from '#seo/page-facts.ts'
import {waitlist} from '#shared/forms/waitlist.ts'
import {searchPage} from '#shared/paths.ts'
import {knownFact} from '#shared/placeholders.ts'
import {isAnnounced} from '#shared/service-status.ts'

/** Context shared by all nodes of a graph. Fields without a value are left out when the graph is serialized. */
export interface GraphContext {
  /** Without a trailing slash. */
  origin: string
  /** With tokens filled, without stega marks. */
  settings: Pick<
    Settings,
    'brand' | 'brandFull' | 'legalName' | 'tagline' | 'email' | 'phone' | 'company' | 'cqc'
  > & {social: readonly {url: string | null}[] | null}
}

export interface GraphPage {
  path: string
  title: string
  description: string
  /** Last change of the document; null for pages without one. */
  modified: string | null
}

/** Icon of the web manifest; the largest square available. */
const logo = '/icon-512.png'
const areaServed = {'@type': 'City', name: 'London'} as const
const inLanguage = 'en-GB'

/** Ids by which nodes refer to each other. */
const nodeId = {
  organization: (origin: string) => `${origin}/#organization`,
  website: (origin: string) => `${origin}/#website`,
  page: (origin: string, path: string) => `${origin}${path}#page`,
  trail: (origin: string, path: string) => `${origin}${path}#breadcrumb`,
  service: (origin: string, path: string) => `${origin}${path}#service`,
  clinician: (origin: string, path: string) => `${origin}${path}#clinician`,
}

const absoluteUrl = (origin: string, address: string) => new URL(address, origin).toString()

/** Describes the organization. It is a `MedicalBusiness` only once the Care Quality Commission has registered it. */
export function organization({origin, settings}: GraphContext): Organization | MedicalBusiness {
  const {brand, brandFull, legalName, tagline, email, phone, company, cqc, social} = settings
  const profiles = definedItems(social?.map(({url}) => url))
  return {
    '@type': cqc.status === 'registered' ? 'MedicalBusiness' : 'Organization',
    '@id': nodeId.organization(origin),
    name: brand,
    alternateName: brandFull,
    legalName,
    slogan: tagline,
    url: origin,
    logo: origin + logo,
    email,
    telephone: knownFact(phone) ?? undefined,
    address: knownFact(company.registeredOffice) ?? undefined,
    areaServed,
    sameAs: profiles.length === 0 ? undefined : profiles,
  }
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

/** Describes a page, as `FAQPage` with the visible questions if it has any. */
export function webPage(
  {origin}: GraphContext,
  {path, title, description, modified}: GraphPage,
  {questions, trail, service, clinician}: PageFacts,
): WebPage | FAQPage {
  const about =
    clinician === null
      ? service && nodeId.service(origin, service.path)
      : nodeId.clinician(origin, path)
  const shared = {
    '@id': nodeId.page(origin, path),
    url: origin + path,
    name: title,
    description,
    inLanguage,
    isPartOf: {'@id': nodeId.website(origin)},
    dateModified: modified ?? undefined,
    breadcrumb: trail === null ? undefined : {'@id': nodeId.trail(origin, path)},
    about: about === null ? undefined : {'@id': about},
  }
  if (questions.length === 0) return {'@type': 'WebPage', ...shared}
  const mainEntity = questions.map(({question, answer}) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: {'@type': 'Answer' as const, text: answer},
  }))
  return {'@type': 'FAQPage', ...shared, mainEntity}
}

export const breadcrumbList = (
  {origin}: GraphContext,
  path: string,
  trail: Trail,
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': nodeId.trail(origin, path),
  itemListElement: trail.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.label,
    item: origin + crumb.path,
  })),
})

/** Describes a real clinician; samples never, because machines ignore the sample badge (LAW-11). */
export function physician(
  {origin}: GraphContext,
  path: string,
  {name, description, image, languages, register, rating}: ClinicianFact,
): Physician {
  return {
    '@type': 'Physician',
    '@id': nodeId.clinician(origin, path),
    name,
    description,
    url: origin + path,
    image: absoluteUrl(origin, image),
    parentOrganization: {'@id': nodeId.organization(origin)},
    areaServed,
    knowsLanguage: languages,
    identifier: {'@type': 'PropertyValue', propertyID: register.body, value: register.number},
    sameAs: register.address,
    aggregateRating:
      rating === null
        ? undefined
        : {
            '@type': 'AggregateRating',
            ratingValue: rating.value,
            reviewCount: rating.count,
            bestRating: 5,
          },
  }
}

/** A service that is coming soon has no action, and only bookable visits are an offer (G-7). */
export function service({origin}: GraphContext, fact: ServiceFact): Service {
  const {name, summary, status, bookingAddress, path} = fact
  const isShown = isAnnounced(status)
  const offer = {
    '@type': 'Offer',
    url: absoluteUrl(origin, bookingAddress ?? ''),
    availability: 'https://schema.org/InStock',
  } as const
  return {
    '@type': 'Service',
    '@id': nodeId.service(origin, path),
    name,
    url: origin + path,
    provider: {'@id': nodeId.organization(origin)},
    areaServed,
    description: summary ?? undefined,
    potentialAction: isShown
      ? {'@type': 'RegisterAction', target: origin + waitlist.pages.waitlist.path}
      : undefined,
    offers: isShown && bookingAddress ? offer : undefined,
  }
}

export function videoObject({origin}: GraphContext, video: VideoFact): VideoObject {
  const {name, description, thumbnail, content, embed, uploadedOn} = video
  return {
    '@type': 'VideoObject',
    name,
    description,
    inLanguage,
    thumbnailUrl: absoluteUrl(origin, thumbnail),
    contentUrl: content === null ? undefined : absoluteUrl(origin, content),
    embedUrl: embed ?? undefined,
    uploadDate: uploadedOn ?? undefined,
  }
}
