import type {CollectionType} from '#model/documents.ts'
import type {ListingPlaces, Page, PlacedSection, Uses} from './usage-query.ts'
import {sectionsListing} from './where-shown.ts'

/**
 * The documents that are there to be used by pages. A page is its own place; the words of forms and e-mails and
 * redirects are used by code, and by what no page refers to.
 */
const typesToUse: readonly CollectionType[] = [
  'sharedSection',
  'service',
  'clinician',
  'faq',
  'testimonial',
  'update',
  'resource',
  'policyArea',
  'area',
  'claim',
  'promise',
  'careCard',
]

/**
 * Says whether a document of a type is there to be used by pages.
 *
 * @param type - undefined where it is not known
 */
export function isToBeUsed(type: string | undefined): type is string {
  return typesToUse.some((name) => name === type)
}

/** Where a document is used. */
export interface Usage {
  /** Navigation or footer refer to it. */
  readonly isOnEveryPage: boolean
  /** The words of all profiles refer to it. */
  readonly isOnEveryProfile: boolean
  /**
   * Which show it, by reference, in a list of all of its type, or in a shared section, in the order of their addresses.
   */
  readonly pages: readonly Page[]
}

/**
 * Puts together where a document is used. It says the same as `whereShownQuery`, for many documents at once.
 *
 * @param type - of the document
 * @param uses - what refers to it
 * @param places - the pages and shared sections that show all documents of a type
 */
export function usageOf(type: string, uses: Uses, places: ListingPlaces): Usage {
  const lists = (sections: readonly PlacedSection[]) =>
    sections.some((section) => isListedBy(type, uses, section))
  const shared = new Set([
    ...(type === 'sharedSection' ? [uses.id] : []),
    ...uses.others.filter((other) => other.type === 'sharedSection').map(({id}) => id),
    ...places.shared.filter(({sections}) => lists(sections)).map(({id}) => id),
  ])
  const listing = places.pages.filter(
    ({sections}) =>
      lists(sections) || sections.some(({ref}) => ref !== undefined && shared.has(ref)),
  )
  const pages = new Map([...uses.pages, ...listing].map((page) => [page.id, page]))
  const isUsedBy = (...types: readonly string[]) =>
    uses.others.some((other) => types.includes(other.type))
  return {
    isOnEveryPage: isUsedBy('navigation', 'footer'),
    isOnEveryProfile: isUsedBy('profilePage'),
    pages: [...pages.values()]
      .toSorted((one, other) => (one.path < other.path ? -1 : 1))
      .map(({id, title, path}) => ({id, title, path})),
  }
}

function isListedBy(type: string, {kind, isListed}: Uses, section: PlacedSection): boolean {
  // The page of all questions has those that are listed.
  if (type === 'faq' && !isListed) return false
  const isOfKind = type !== 'clinician' || section.kind === undefined || section.kind === kind
  return isOfKind && sectionsListing(type).some((name) => name === section.type)
}
