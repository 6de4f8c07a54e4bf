import {z} from 'zod'
import {formPage} from '#shared/html-forms.ts'
import {redirectKey, shortenRedirects, tidyPath} from '#routing/redirects.ts'
import {type ListSection, listSizes} from '#routing/list-pages.ts'
import {stores} from '#shared/stores.ts'
import {variantPaths} from '#routing/page-variants.ts'
import {pathAliases} from '#shared/paths.ts'
import {bookingPath, mapPath, profilePath, serviceOfKind} from '#shared/clinicians.ts'
import {definedItems} from '#lib/defined-items.ts'
import {lenientArray} from '#lib/lenient-array.ts'
import {furtherPagesOf, placeListPages} from '#routing/list-totals.ts'
import {isShown} from '#content/client/sample-policy.ts'
import {nearestFirst} from '#routing/prewarm-candidates.ts'

/** Destinations of all paths, looked up before anything is rendered. */
export interface RouteTable {
  /** Paths of published pages, nearest first. */
  readonly pages: ReadonlySet<string>
  /** Paths of page variants: area check results, forms with a subject, filtered lists. */
  readonly variants: ReadonlySet<string>
  /** Paths of list pages after the first. */
  readonly listPages: ReadonlySet<string>
  /** External URLs of the download pages, once the app is in the stores (DL-1). */
  readonly stores: ReadonlyMap<string, string>
  /** Editors' redirects, by `redirectKey`. */
  readonly redirects: ReadonlyMap<string, {readonly to: string; readonly permanent: boolean}>
}

const redirect = z.object({from: z.string(), to: z.string(), permanent: z.boolean().nullish()})

const linksSchema = z
  .object({paths: z.array(z.array(z.string().nullable()).nullable()).nullable()})
  .nullish()

const isListSection = (name: unknown): name is ListSection =>
  typeof name === 'string' && Object.hasOwn(listSizes, name)
const listSection = z.custom<ListSection>(isListSection)

/** Schema of the query result and of the stored copy. */
export const routesSchema = z.object({
  // A dataset without pages is being emptied or filled; the site retains its previous table.
  pages: z.array(z.string()).nonempty('The content lake has no published page.'),
  stores: lenientArray(z.object({store: z.enum(stores), address: z.string()})).nullable(),
  redirects: lenientArray(redirect),
  clinicians: lenientArray(
    z.object({
      kind: z.string().nullable(),
      slug: z.string(),
      isSample: z.boolean(),
      languages: z.array(z.string().nullable()).nullish(),
      modes: z.array(z.string().nullable()).nullish(),
      isFinished: z.boolean().nullish(),
    }),
  ),
  samples: z.object({show: z.boolean().nullish()}).nullable(),
  bookings: lenientArray(z.object({key: z.string().nullable(), to: z.string()})),
  areas: lenientArray(
    z.object({slug: z.string(), postcodes: lenientArray(z.string()).nullable()}),
  ).nullish(),
  subjects: lenientArray(z.string()).nullish(),
  menus: linksSchema,
  footer: linksSchema,
  lists: lenientArray(
    z.object({
      path: z.string(),
      lists: lenientArray(
        z.object({
          _type: listSection,
          kind: z.string().nullish(),
          hasFilter: z.boolean().nullish(),
        }),
      ),
    }),
  ).nullish(),
  updateCount: z.number().nullish(),
  questionCount: z.number().nullish(),
})

export type StoredRoutes = z.output<typeof routesSchema>

/** Removes unfinished clinicians, except those who already have a page (decision 100). */
export function omitUnfinishedClinicians(
  stored: StoredRoutes,
  before: RouteTable | null,
): StoredRoutes {
  const hasPage = (clinician: StoredRoutes['clinicians'][number]) =>
    before?.pages.has(profilePath(clinician)) ?? false
  return {
    ...stored,
    clinicians: stored.clinicians.filter(
      (clinician) => clinician.isFinished !== false || hasPage(clinician),
    ),
  }
}

/** Builds the table from a query result or stored copy. */
export function buildRouteTable({
  pages,
  stores: storeLinks,
  redirects,
  areas,
  subjects,
  menus,
  footer,
  lists,
  updateCount,
  questionCount,
  ...stored
}: StoredRoutes): RouteTable {
  const {profiles, bookings, moved} = clinicianPaths(stored)
  const linked = [menus, footer].flatMap((links) => definedItems(links?.paths ?? []).flat())
  const sources = {
    people: stored.clinicians
      .filter((clinician) => isShown(clinician, stored.samples))
      .map(({kind, languages, modes}) => ({
        kind,
        languages: languages ?? null,
        modes: modes ?? null,
      })),
    updateCount: updateCount ?? 0,
    questionCount: questionCount ?? 0,
  }
  const published = new Set([
    ...nearestFirst(pages, definedItems(linked)),
    ...profiles,
    ...bookings,
  ])
  return {
    pages: published,
    variants: new Set([
      ...variantPaths({areas: areas ?? [], subjects: subjects ?? []}),
      ...(lists ?? []).flatMap((page) => placeListPages(page.path, page.lists, sources.people)),
    ]),
    listPages: new Set(
      (lists ?? []).flatMap((page) => furtherPagesOf(page.path, page.lists, sources)),
    ),
    stores: new Map((storeLinks ?? []).map(({store, address}) => [formPage(store), address])),
    redirects: new Map([
      ...moved,
      ...shortenRedirects(redirects.filter(({from}) => !published.has(redirectKey(from)))).map(
        ({from, to, permanent}) =>
          [redirectKey(from), {to, permanent: permanent !== false}] as const,
      ),
    ]),
  }
}

type ClinicianPaths = Pick<StoredRoutes, 'clinicians' | 'samples' | 'bookings'>

/**
 * Returns the paths of clinicians' pages, and redirects to them: from the map's paths (MAP-4), and from booking pages
 * to an external booking site. Samples have pages only while the settings show them.
 */
function clinicianPaths({clinicians, samples, bookings}: ClinicianPaths) {
  const visible = clinicians.filter((clinician) => isShown(clinician, samples))
  const bookedAt = (kind: string | null) =>
    bookings.find(({key}) => key === serviceOfKind[kind === 'specialist' ? kind : 'doctor'])?.to
  const moved: [string, {to: string; permanent: boolean}][] = []
  for (const clinician of visible) {
    const bookingUrl = bookedAt(clinician.kind)
    const onMap = mapPath(clinician)
    if (onMap !== profilePath(clinician)) {
      moved.push([redirectKey(onMap), {to: profilePath(clinician), permanent: true}])
    }
    if (bookingUrl !== undefined) {
      moved.push([redirectKey(bookingPath(clinician)), {to: bookingUrl, permanent: false}])
    }
  }
  return {
    profiles: visible.map(profilePath),
    bookings: visible.filter(({kind}) => bookedAt(kind) === undefined).map(bookingPath),
    moved,
  }
}

/** Returns whether a page, variant or list page exists at a path. */
export function hasPage({pages, variants, listPages}: RouteTable, path: string): boolean {
  return pages.has(path) || variants.has(path) || listPages.has(path)
}

export type Destination =
  | {kind: 'page'}
  | {kind: 'redirect'; to: string; status: 307 | 308}
  | {kind: 'notFound'}

/**
 * Resolves a path. Store links take precedence over pages, and pages over editors' redirects, which match in any
 * case.
 */
export function findDestination(table: RouteTable, path: string): Destination {
  const store = table.stores.get(path)
  if (store !== undefined) return {kind: 'redirect', to: store, status: 307}
  if (hasPage(table, path) || Object.hasOwn(pathAliases, path)) return {kind: 'page'}
  const redirect = table.redirects.get(redirectKey(path))
  if (redirect !== undefined)
    return {kind: 'redirect', to: redirect.to, status: redirect.permanent ? 308 : 307}
  const tidy = tidyPath(path)
  return tidy === null || findDestination(table, tidy).kind === 'notFound'
    ? {kind: 'notFound'}
    : {kind: 'redirect', to: tidy, status: 308}
}
