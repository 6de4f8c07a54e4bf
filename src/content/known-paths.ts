import {z} from 'zod'
import {formPage} from '#model/browser-forms.ts'
import {shortenRedirects} from '#model/redirects.ts'
import {stores} from '#model/stores.ts'
import {variantPaths} from '#model/page-variants.ts'
import {pathAliases} from '#model/paths.ts'

/** Which paths answer, and how: what decides about a request before anything is rendered. */
export interface KnownPaths {
  /** Paths of published pages, as stored on them. */
  readonly pages: ReadonlySet<string>
  /** Paths of variants of those pages: an answer about an area, a form with a subject. */
  readonly variants: ReadonlySet<string>
  /** Where the pages of the stores lead, once the stores have the app (DL-1). */
  readonly stores: ReadonlyMap<string, string>
  /** Where editors lead old addresses. */
  readonly redirects: ReadonlyMap<string, {readonly to: string; readonly permanent: boolean}>
}

const redirect = z.object({from: z.string(), to: z.string(), permanent: z.boolean().nullish()})

/** As the content lake answers, and as it is kept on disk. */
export const knownPathsSchema = z.object({
  // A dataset without a page is one that is being emptied or filled: the site keeps what it has.
  pages: z.array(z.string()).nonempty('The content lake has no published page.'),
  stores: z.array(z.object({store: z.enum(stores), address: z.string()})).nullable(),
  redirects: z.array(redirect),
  areas: z.array(z.object({slug: z.string(), postcodes: z.array(z.string()).nullable()})).nullish(),
  subjects: z.array(z.string()).nullish(),
})

export type StoredPaths = z.output<typeof knownPathsSchema>

/**
 * Makes the list that requests are looked up in.
 *
 * @param stored - as the content lake answered, or as read from disk
 */
export function knownPathsOf({
  pages,
  stores: known,
  redirects,
  areas,
  subjects,
}: StoredPaths): KnownPaths {
  return {
    pages: new Set(pages),
    variants: new Set(variantPaths({areas: areas ?? [], subjects: subjects ?? []})),
    stores: new Map((known ?? []).map(({store, address}) => [formPage(store), address])),
    redirects: new Map(
      shortenRedirects(redirects).map(({from, to, permanent}) => [
        from,
        {to, permanent: permanent !== false},
      ]),
    ),
  }
}

/**
 * Says whether a page, or a variant of one, stands at a path.
 *
 * @param known - the list
 * @param path - as it stands in the request
 */
export function isKnownPage({pages, variants}: KnownPaths, path: string): boolean {
  return pages.has(path) || variants.has(path)
}

/** What becomes of a request for a page. */
export type Destination =
  {kind: 'page'} | {kind: 'redirect'; to: string; status: 307 | 308} | {kind: 'notFound'}

/**
 * Says what stands at a path. A page stands before an editors' redirect from its path; a store's address before both.
 *
 * @param known - the list
 * @param path - as it stands in the request: nothing but the exact path of a page is one
 */
export function findDestination(known: KnownPaths, path: string): Destination {
  const store = known.stores.get(path)
  if (store !== undefined) return {kind: 'redirect', to: store, status: 307}
  if (isKnownPage(known, path) || Object.hasOwn(pathAliases, path)) return {kind: 'page'}
  const found = known.redirects.get(path)
  if (found === undefined) return {kind: 'notFound'}
  return {kind: 'redirect', to: found.to, status: found.permanent ? 308 : 307}
}
