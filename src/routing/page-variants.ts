import {contact} from '#shared/forms/contact.ts'
import {waitlist} from '#shared/forms/waitlist.ts'
import {coveragePage} from '#shared/paths.ts'
import {isDistrict} from '#shared/postcodes.ts'

/** Variants that the check of a postcode leads to without JavaScript when it names no area (AREA-1). */
export const checkOutcomes = {outside: 'outside', invalid: 'not-a-postcode'} as const

/** Pages that have variants: the answer about an area, the waitlist for one, the contact form with a subject. */
const basePages: readonly string[] = [
  coveragePage,
  waitlist.pages.waitlist.path,
  contact.pages.contact.path,
]

/** The content that decides which variants there are. */
export interface VariantSources {
  areas: readonly {slug: string; postcodes: readonly string[] | null}[]
  /** The keys of what a message to us can be about. */
  subjects: readonly string[]
}

/**
 * Names the page of the answer about an area.
 *
 * @param key - a postcode district, or one of `checkOutcomes`
 */
export const coveragePath = (key: string): string => `${coveragePage}/${key.toLowerCase()}`

/**
 * Names the page with the waitlist form for an area.
 *
 * @param key - a postcode district or the slug of an area
 */
export const waitlistPath = (key: string): string =>
  `${waitlist.pages.waitlist.path}/${key.toLowerCase()}`

/**
 * Lists the variants of pages: as many as there are postcode districts, areas and subjects, and so a bounded number,
 * whatever is typed into a form or an address (decision 36).
 *
 * @param sources - from the content
 * @returns paths
 */
export function variantPaths({areas, subjects}: VariantSources): string[] {
  const districts = [...new Set(areas.flatMap(({postcodes}) => postcodes ?? []))]
  const places = [...districts, ...areas.map(({slug}) => slug)]
  return [
    ...[...places, ...Object.values(checkOutcomes)].map(coveragePath),
    ...places.map(waitlistPath),
    ...subjects.map((subject) => `${contact.pages.contact.path}/${subject}`),
  ]
}

/**
 * Reads which areas there are from the paths of variants: the counterpart of `waitlistPath`.
 *
 * @param paths - from `variantPaths`
 * @returns the slugs of areas, without postcode districts
 */
export function areaSlugsIn(paths: Iterable<string>): Set<string> {
  const base = `${waitlist.pages.waitlist.path}/`
  const keys = [...paths]
    .filter((path) => path.startsWith(base))
    .map((path) => path.slice(base.length))
  return new Set(keys.filter((key) => !isDistrict(key.toUpperCase())))
}

/**
 * Parts the path of a variant into the page and what the variant is about.
 *
 * @param path - of a request
 * @returns null for paths that cannot be of a variant
 */
export function splitVariant(path: string): {page: string; variant: string} | null {
  const page = basePages.find((base) => path.startsWith(`${base}/`))
  const variant = page === undefined ? '' : path.slice(page.length + 1)
  return page === undefined || !/^[a-z0-9-]+$/.test(variant) ? null : {page, variant}
}
