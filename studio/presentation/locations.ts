import {
  defineDocuments,
  defineLocations,
  type DocumentLocationResolver,
  type DocumentLocationResolvers,
} from 'sanity/presentation'
import {contentApiVersion} from '#model/content-api.ts'
import type {DocumentType} from '#model/documents.ts'
import {homePath} from '#model/paths.ts'
import {pagesWithQuery} from './pages-with.ts'
import {shownOnQuery} from './shown-on.ts'

const everywhere = (title: string) => ({
  locations: [{title: 'Home', href: homePath}],
  message: `${title} is shown on every page.`,
})

/** On which pages a document appears: what the Studio lists above the form. */
export const locations = {
  page: defineLocations({
    select: {title: 'title', path: 'path.current'},
    resolve: (page) => ({locations: locationOf(page)}),
  }),
  sharedSection: pagesWith,
  service: defineLocations({
    select: {title: 'page.title', path: 'page.path.current'},
    resolve: (service) => ({locations: [...locationOf(service), {title: 'Home', href: homePath}]}),
  }),
  appPromotion: shownBy('appPromotion'),
  area: shownBy('area'),
  careCard: shownBy('careCard'),
  claim: shownBy('claim'),
  claimRegister: shownBy('claimRegister'),
  clinician: shownBy('clinician'),
  coverageText: shownBy('coverageText'),
  dataPolicy: shownBy('dataPolicy'),
  faq: shownBy('faq'),
  policyArea: shownBy('policyArea'),
  promise: shownBy('promise'),
  resource: shownBy('resource'),
  testimonial: shownBy('testimonial'),
  update: shownBy('update'),
  notFound: defineLocations({message: 'Shown at every address that does not exist.'}),
  profilePage: defineLocations({message: 'Shown on the profile of every doctor and specialist.'}),
  bookingPage: defineLocations({
    message: 'Shown to who wants to book a service that has no booking address yet.',
  }),
  formText: defineLocations({message: 'Shown wherever the form stands or opens.'}),
  emailText: defineLocations({message: 'Sent as an e-mail; on no page.'}),
  redirect: defineLocations({message: 'Leads visitors of the old address on; on no page.'}),
  consentText: defineLocations({
    ...everywhere('The question about analytics'),
    message:
      'The question about analytics is asked on every page, where the site has a key for it.',
  }),
  siteSettings: defineLocations(everywhere('What stands here')),
  navigation: defineLocations(everywhere('The navigation')),
  footer: defineLocations(everywhere('The footer')),
} satisfies Record<DocumentType, DocumentLocationResolvers[string] | DocumentLocationResolver>

/** Which document a page of the site comes from: what the Studio opens while an editor walks through the site. */
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

/**
 * Names the place a selection leads to.
 *
 * @param selection - the title and the path of a document; either may be missing
 * @returns one place, or none while there is no path
 */
export function locationOf(
  selection: Readonly<Record<string, unknown>> | null,
): {title: string; href: string}[] {
  const path = selection?.['path']
  const title = selection?.['title']
  return isText(path) ? [{title: isText(title) ? title : path, href: path}] : []
}

/** The pages on which visitors meet a document of a type. */
function shownBy(type: DocumentType): DocumentLocationResolver {
  const fetch = shownOnQuery(type)
  return (document, context) => listen(fetch, type, document, context)
}

/** The pages that refer to a shared section. */
function pagesWith(...[document, context]: Parameters<DocumentLocationResolver>) {
  return listen(pagesWithQuery, 'sharedSection', document, context)
}

/** Asks for the pages of a document, anew whenever it, a page or a shared section changes. */
function listen(
  fetch: string,
  type: DocumentType,
  ...[{id}, {documentStore}]: Parameters<DocumentLocationResolver>
) {
  return documentStore.listenQuery(
    {fetch, listen: '*[_type in $types]'},
    {id: id.replace(/^drafts\./, ''), types: ['page', 'sharedSection', type]},
    {apiVersion: contentApiVersion, perspective: 'drafts', tag: 'studio.locations'},
  )
}

function pageAt(segments: readonly unknown[]) {
  return {
    filter: '_type == "page" && path.current == $path',
    params: {path: `/${segments.filter(isText).join('/')}`},
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
