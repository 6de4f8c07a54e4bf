import {defineDocuments, defineLocations, type PresentationPluginOptions} from 'sanity/presentation'
import {bookingPath, type ClinicianAddress, profilePath} from '#model/clinicians.ts'
import {homePath} from '#model/paths.ts'
import {updatesPage} from '#model/updates-page.ts'

type Resolve = NonNullable<PresentationPluginOptions['resolve']>

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
  area: defineLocations({locations: [{title: 'Coverage', href: '/coverage'}]}),
  siteSettings: defineLocations(everywhere('What stands here')),
  navigation: defineLocations(everywhere('The navigation')),
  footer: defineLocations(everywhere('The footer')),
} satisfies Resolve['locations']

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
