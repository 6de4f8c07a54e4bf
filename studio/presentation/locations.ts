import {map} from 'rxjs'
import {
  defineDocuments,
  type DocumentLocationResolver,
  type DocumentLocationsState,
} from 'sanity/presentation'
import {contentApiVersion} from '#shared/content-api.ts'
import type {DocumentType} from '#shared/documents.ts'
import {homePath} from '#shared/paths.ts'
import {readUsage, type Usage, usageParams, usageQuery} from './usage.ts'

/** Messages for documents that no list of pages describes. */
const messages: Partial<Record<DocumentType, string>> = {
  notFound: 'Shown at every address that does not exist.',
  bookingPage: 'Shown to who wants to book a service that has no booking address yet.',
  emailText: 'Sent as an e-mail; on no page.',
  redirect: 'Leads visitors of the old address on; on no page.',
  consentText: 'Asked on every page, where the site has a key for analytics.',
  formText: 'Shown wherever the form stands or opens.',
}

/** Types that determine where other documents are shown. */
const watchedTypes: readonly DocumentType[] = [
  'page',
  'sharedSection',
  'navigation',
  'footer',
  'profilePage',
  'bookingPage',
]

/** Resolves the pages that the Studio lists above the form of a document. */
export const locations: DocumentLocationResolver = ({id, type}, {documentStore}) =>
  documentStore
    .listenQuery(
      {fetch: usageQuery, listen: '*[_type in $types]'},
      {...usageParams(type, id), types: [...watchedTypes, type]},
      {apiVersion: contentApiVersion, perspective: 'drafts', tag: 'studio.locations'},
    )
    .pipe(map((response: unknown) => describeUsage(type, readUsage(response))))

/** Formats the usage of a document for Presentation. */
export function describeUsage(type: string, usage: Usage): DocumentLocationsState {
  const {isOnEveryPage, pages} = usage
  const places = isOnEveryPage && pages.length === 0 ? [{title: 'Home', path: homePath}] : pages
  const message = Object.entries(messages).find(([name]) => name === type)?.[1] ?? summary(usage)
  return {
    locations: places.map(({title, path}) => ({title, href: path})),
    ...(message === undefined ? {} : {message}),
  }
}

function summary({isOnEveryPage, isOnClinicianPages, pages}: Usage): string | undefined {
  if (isOnEveryPage) return 'Shown on every page.'
  if (!isOnClinicianPages) return pages.length === 0 ? 'No page shows it.' : undefined
  const everywhere = 'Shown on the profile or booking page of every doctor and specialist'
  return pages.length === 0 ? `${everywhere}.` : `${everywhere}, and on the pages below.`
}

/** Maps pages of the site to the documents that Presentation opens. */
export const mainDocuments = defineDocuments([
  {
    route: '/',
    resolve: () => ({filter: '_type == "page" && path.current == $path', params: {path: homePath}}),
  },
  {route: '/doctors/:slug', filter: '_type == "clinician" && slug.current == $slug'},
  {route: '/specialists/:slug', filter: '_type == "clinician" && slug.current == $slug'},
  {route: '/book/:slug', filter: '_type == "clinician" && slug.current == $slug'},
  {route: '/book/specialist/:slug', filter: '_type == "clinician" && slug.current == $slug'},
  {
    route: '/:first',
    resolve: ({params}) => pageAt([params['first']]),
  },
  {
    route: '/:first/:second',
    resolve: ({params}) => pageAt([params['first'], params['second']]),
  },
])

function pageAt(segments: readonly (string | undefined)[]) {
  return {
    filter: '_type == "page" && path.current == $path',
    params: {path: `/${segments.filter((segment) => segment !== undefined).join('/')}`},
  }
}
