import {z} from 'zod'
import {formPage} from '#shared/html-forms.ts'
import {addressKey, tidyPath} from '#routing/old-addresses.ts'
import {shortenRedirects} from '#routing/redirects.ts'
import {type ListSection, listSizes} from '#routing/list-pages.ts'
import {stores} from '#shared/stores.ts'
import {variantPaths} from '#routing/page-variants.ts'
import {pathAliases} from '#shared/paths.ts'
import {bookingPath, mapPath, profilePath, serviceOfKind} from '#shared/clinicians.ts'
import {definedItems} from '#lib/defined-items.ts'
import {readableItems} from '#lib/lenient-array.ts'
import {furtherPagesOf, placePagesOf} from '#routing/list-totals.ts'
import {isShown} from '#content/client/sample-policy.ts'
import {byNearness} from '#routing/prewarm-candidates.ts'

/** Which paths answer, and how: what decides about a request before anything is rendered. */
export interface RouteTable {
  /** Paths of published pages, as stored on them; those that visitors come upon soonest come first. */
  readonly pages: ReadonlySet<string>
  /**
   * Paths of variants of those pages: an answer about an area, a form with a subject, a list of those seen by video.
   */
  readonly variants: ReadonlySet<string>
  /** Paths of the further pages of lists that one page does not hold. */
  readonly listPages: ReadonlySet<string>
  /** Targets of the pages of the stores, once the stores have the app (DL-1). */
  readonly stores: ReadonlyMap<string, string>
  /** Editors' redirects, by the `addressKey` of the old address. */
  readonly redirects: ReadonlyMap<string, {readonly to: string; readonly permanent: boolean}>
}

const redirect = z.object({from: z.string(), to: z.string(), permanent: z.boolean().nullish()})

const linksSchema = z
  .object({paths: z.array(z.array(z.string().nullable()).nullable()).nullable()})
  .nullish()

const isListSection = (name: unknown): name is ListSection =>
  typeof name === 'string' && Object.hasOwn(listSizes, name)
const listSection = z.custom<ListSection>(isListSection)

/** As the content lake answers, and as it is kept on disk. */
export const routesSchema = z.object({
  // A dataset without a page is one that is being emptied or filled: the site keeps what it has.
  pages: z.array(z.string()).nonempty('The content lake has no published page.'),
  stores: readableItems(z.object({store: z.enum(stores), address: z.string()})).nullable(),
  redirects: readableItems(redirect),
  clinicians: readableItems(
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
  bookings: readableItems(z.object({key: z.string().nullable(), to: z.string()})),
  areas: readableItems(
    z.object({slug: z.string(), postcodes: readableItems(z.string()).nullable()}),
  ).nullish(),
  subjects: readableItems(z.string()).nullish(),
  menus: linksSchema,
  footer: linksSchema,
  lists: readableItems(
    z.object({
      path: z.string(),
      lists: readableItems(
        z.object({_type: listSection, layout: z.string().nullish(), kind: z.string().nullish()}),
      ),
    }),
  ).nullish(),
  updateCount: z.number().nullish(),
  questionCount: z.number().nullish(),
})

export type StoredRoutes = z.output<typeof routesSchema>

/**
 * Leaves out people who are not filled in: there is no page of theirs to show. Those who had one keep it as it was
 * (decision 100).
 *
 * @param stored - as the content lake answered
 * @param before - what was known until now, `null` when nothing was
 */
export function withFinishedPeople(stored: StoredRoutes, before: RouteTable | null): StoredRoutes {
  const hasPage = (clinician: StoredRoutes['clinicians'][number]) =>
    before?.pages.has(profilePath(clinician)) ?? false
  return {
    ...stored,
    clinicians: stored.clinicians.filter(
      (clinician) => clinician.isFinished !== false || hasPage(clinician),
    ),
  }
}

/**
 * Makes the list that requests are looked up in.
 *
 * @param stored - as the content lake answered, or as read from disk
 */
export function routeTableOf({
  pages,
  stores: known,
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
  const published = new Set([...byNearness(pages, definedItems(linked)), ...profiles, ...bookings])
  return {
    pages: published,
    variants: new Set([
      ...variantPaths({areas: areas ?? [], subjects: subjects ?? []}),
      ...(lists ?? []).flatMap((page) => placePagesOf(page.path, page.lists, sources.people)),
    ]),
    listPages: new Set(
      (lists ?? []).flatMap((page) => furtherPagesOf(page.path, page.lists, sources)),
    ),
    stores: new Map((known ?? []).map(({store, address}) => [formPage(store), address])),
    redirects: new Map([
      ...moved,
      ...shortenRedirects(redirects.filter(({from}) => !published.has(addressKey(from)))).map(
        ({from, to, permanent}) =>
          [addressKey(from), {to, permanent: permanent !== false}] as const,
      ),
    ]),
  }
}

type ClinicianPaths = Pick<StoredRoutes, 'clinicians' | 'samples' | 'bookings'>

/**
 * Says where the pages of clinicians stand, and what leads to them: the address by which the map knows a doctor
 * (MAP-4), and, once the visits of a service are booked elsewhere, the booking pages of its clinicians. Examples have
 * pages only while the site settings show them.
 */
function clinicianPaths({clinicians, samples, bookings}: ClinicianPaths) {
  const shown = clinicians.filter((clinician) => isShown(clinician, samples))
  const bookedAt = (kind: string | null) =>
    bookings.find(({key}) => key === serviceOfKind[kind === 'specialist' ? kind : 'doctor'])?.to
  const moved: [string, {to: string; permanent: boolean}][] = []
  for (const clinician of shown) {
    const elsewhere = bookedAt(clinician.kind)
    const known = mapPath(clinician)
    if (known !== profilePath(clinician)) {
      moved.push([addressKey(known), {to: profilePath(clinician), permanent: true}])
    }
    if (elsewhere !== undefined) {
      moved.push([addressKey(bookingPath(clinician)), {to: elsewhere, permanent: false}])
    }
  }
  return {
    profiles: shown.map(profilePath),
    bookings: shown.filter(({kind}) => bookedAt(kind) === undefined).map(bookingPath),
    moved,
  }
}

/**
 * Says whether a page, a variant of one, or a further page of its list stands at a path.
 *
 * @param known - the list
 * @param path - as it stands in the request
 */
export function hasPage({pages, variants, listPages}: RouteTable, path: string): boolean {
  return pages.has(path) || variants.has(path) || listPages.has(path)
}

/** The response to a request for a page. */
export type Destination =
  {kind: 'page'} | {kind: 'redirect'; to: string; status: 307 | 308} | {kind: 'notFound'}

/**
 * Says what stands at a path. A page stands before an editors' redirect from its path; a store's address before both.
 * A redirect finds its address in any encoding and case.
 *
 * @param known - the table
 * @param path - as it stands in the request: nothing but the exact path of a page is one
 */
export function findDestination(known: RouteTable, path: string): Destination {
  const store = known.stores.get(path)
  if (store !== undefined) return {kind: 'redirect', to: store, status: 307}
  if (hasPage(known, path) || Object.hasOwn(pathAliases, path)) return {kind: 'page'}
  const found = known.redirects.get(addressKey(path))
  if (found !== undefined)
    return {kind: 'redirect', to: found.to, status: found.permanent ? 308 : 307}
  const tidy = tidyPath(path)
  return tidy === null || findDestination(known, tidy).kind === 'notFound'
    ? {kind: 'notFound'}
    : {kind: 'redirect', to: tidy, status: 308}
}
