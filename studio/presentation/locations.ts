import {
  defineDocuments,
  defineLocations,
  type DocumentLocationResolver,
  type DocumentLocationResolvers,
} from 'sanity/presentation'
import {contentApiVersion} from '#model/content-api.ts'
import {bookingPath, type ClinicianAddress, profilePath} from '#model/clinicians.ts'
import type {DocumentType} from '#model/documents.ts'
import {coveragePage} from '#model/page-variants.ts'
import {homePath} from '#model/paths.ts'
import {updatesPage} from '#model/updates-page.ts'
import {pagesWithQuery} from './pages-with.ts'

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
  clinician: defineLocations({
    select: {title: 'name', slug: 'slug.current', kind: 'kind'},
    resolve: (clinician) => ({
      locations: isText(clinician?.['slug'])
        ? placesOf(clinician['title'], {kind: textOf(clinician['kind']), slug: clinician['slug']})
        : [],
    }),
  }),
  update: defineLocations({locations: [{title: 'Updates', href: updatesPage}]}),
  promise: defineLocations({locations: [{title: 'Updates', href: updatesPage}]}),
  resource: defineLocations({
    locations: [{title: 'Policies and guides', href: '/providers/policies'}],
  }),
  policyArea: defineLocations({
    locations: [{title: 'Policies and guides', href: '/providers/policies'}],
  }),
  claim: defineLocations({locations: [{title: 'How we know', href: '/how-we-know'}]}),
  area: defineLocations({locations: [{title: 'Coverage', href: coveragePage}]}),
  coverageText: defineLocations({
    locations: [
      {title: 'Coverage', href: coveragePage},
      {title: 'Home', href: homePath},
    ],
  }),
  claimRegister: defineLocations({locations: [{title: 'How we know', href: '/how-we-know'}]}),
  faq: defineLocations({
    select: {title: 'question', isListed: 'isListed'},
    resolve: (faq) =>
      faq?.['isListed'] === true
        ? {locations: [{title: 'Questions and answers', href: '/faq'}]}
        : {message: 'Shown by the pages that refer to it; not on the page of all questions.'},
  }),
  careCard: defineLocations({
    locations: [
      {title: 'Questions and answers', href: '/faq'},
      {title: 'Clinical safety', href: '/clinical-safety'},
    ],
  }),
  testimonial: defineLocations({message: 'Shown by the pages and profiles that refer to it.'}),
  appPromotion: defineLocations({locations: [{title: 'Home', href: homePath}]}),
  dataPolicy: defineLocations({
    locations: [
      {title: 'Privacy', href: '/privacy'},
      {title: 'Trust', href: '/trust'},
    ],
  }),
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

/** The pages that refer to a document, found out anew whenever a page changes. */
function pagesWith(
  {id}: Pick<Parameters<DocumentLocationResolver>[0], 'id'>,
  {documentStore}: Parameters<DocumentLocationResolver>[1],
) {
  return documentStore.listenQuery(
    {fetch: pagesWithQuery, listen: '*[_type == "page"]'},
    {id: id.replace(/^drafts\./, '')},
    {apiVersion: contentApiVersion, perspective: 'drafts', tag: 'studio.locations'},
  )
}

function placesOf(name: unknown, address: ClinicianAddress) {
  return [
    ...locationOf({title: name, path: profilePath(address)}),
    {title: 'Booking', href: bookingPath(address)},
  ]
}

const textOf = (value: unknown) => (isText(value) ? value : null)

function pageAt(segments: readonly unknown[]) {
  return {
    filter: '_type == "page" && path.current == $path',
    params: {path: `/${segments.filter(isText).join('/')}`},
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
