import {contact} from '#shared/forms/contact.ts'
import {waitlist, waitlistPath} from '#shared/forms/waitlist.ts'
import {coveragePage} from '#shared/paths.ts'
import {isDistrict} from '#shared/postcodes.ts'
import {professions} from '#shared/professions.ts'
import {receivedPage, receivedPaths} from '#shared/waitlist-card.ts'

/** Variants for postcode checks without a matching area (AREA-1). */
export const checkOutcomes = {outside: 'outside', invalid: 'not-a-postcode'} as const

/** A page below another one comes first. */
const basePages: readonly string[] = [
  coveragePage,
  receivedPage,
  waitlist.pages.waitlist.path,
  contact.pages.contact.path,
]

export interface VariantSources {
  areas: readonly {slug: string; postcodes: readonly string[] | null}[]
  /** Keys of contact subjects. */
  subjects: readonly string[]
}

/** Path of an area check's result, for a postcode district or one of `checkOutcomes`. */
export const coveragePath = (key: string): string => `${coveragePage}/${key.toLowerCase()}`

/** Anchor of the area check, which shows the result. */
export const areaCheckAnchor = '#area-check'

/** Returns all page variants. The content bounds their number, whatever visitors type (decision 36). */
export function variantPaths({areas, subjects}: VariantSources): string[] {
  const districts = [...new Set(areas.flatMap(({postcodes}) => postcodes ?? []))]
  const places = [...districts, ...areas.map(({slug}) => slug)]
  return [
    ...[...places, ...Object.values(checkOutcomes)].map(coveragePath),
    ...[...places, ...professions].map(waitlistPath),
    ...receivedPaths(places),
    ...subjects.map((subject) => `${contact.pages.contact.path}/${subject}`),
  ]
}

/** Extracts the area slugs from `variantPaths`. */
export function areaSlugsIn(paths: Iterable<string>): Set<string> {
  const base = `${waitlist.pages.waitlist.path}/`
  const keys = [...paths]
    .filter((path) => path.startsWith(base))
    .map((path) => path.slice(base.length))
  const services = new Set<string>(professions)
  return new Set(
    keys.filter(
      (key) => !key.includes('/') && !isDistrict(key.toUpperCase()) && !services.has(key),
    ),
  )
}

/** Splits the path of a variant into page and variant. Doesn't check that the variant exists. */
export function splitVariant(path: string): {page: string; variant: string} | null {
  const page = basePages.find((base) => path.startsWith(`${base}/`))
  const variant = page === undefined ? '' : path.slice(page.length + 1)
  return page === undefined || !/^[a-z0-9-]+$/.test(variant) ? null : {page, variant}
}
