import {allListingSections, isListing} from './where-shown.ts'

/** A page, as editors know it. */
export interface Page {
  readonly id: string
  readonly title: string
  readonly path: string
}

/** A section that shows all documents of a type, or refers to a shared one. */
export interface PlacedSection {
  readonly type: string
  /** Of the clinicians that it shows. */
  readonly kind: string | undefined
  /** Of the shared section. */
  readonly ref: string | undefined
}

/** Where sections stand that show documents without referring to them. */
export interface ListingPlaces {
  readonly pages: readonly (Page & {readonly sections: readonly PlacedSection[]})[]
  readonly shared: readonly {readonly id: string; readonly sections: readonly PlacedSection[]}[]
}

/** What refers to a document, and what of it decides which lists show it. */
export interface Uses {
  readonly id: string
  readonly kind: string | undefined
  readonly isListed: boolean
  /** Not more than {@link maxPages}. */
  readonly pages: readonly Page[]
  readonly others: readonly {readonly id: string; readonly type: string}[]
}

/** From how many pages on it does not matter how many they are. */
export const maxPages = 53

/** How many documents one query asks about. */
export const maxIds = 50

/** The documents on which an answer depends, in the form that listeners take. */
export const usageFilter =
  '_type in ["page", "sharedSection", "navigation", "footer", "profilePage", "clinician", "faq"]'

const placed = '"type": select(_type in $sections => _type, _type + "/" + layout), kind'

/**
 * Asks for the pages that show documents without referring to them. It reads every page, so it is asked once for all
 * rows.
 */
export const listingPlacesQuery = `{
  "pages": *[_type == "page" && count(sections[${isListing}]) > 0]{
    "id": _id, title, "path": path.current,
    "sections": sections[${isListing}]{${placed}, "ref": _ref}
  },
  "shared": *[_type == "sharedSection" && count(section[${isListing}]) > 0]{
    "id": _id, "sections": section[${isListing}]{${placed}}
  }
}`

/** What {@link listingPlacesQuery} is asked with. */
export const listingPlacesParams = {sections: [...allListingSections, 'reference']}

/**
 * Asks what refers to some documents. A lake finds the pages by its index of references, which it has for an id that is
 * given: one of a document that it is just reading (`^._id`) would have it read all pages for each. Others are few, and
 * are found by their type: that their id stands in a list keeps the local lake from looking into the index again.
 *
 * @param count - how many documents
 */
export const usesQuery = (count: number): string => {
  const parts = Array.from(
    {length: count},
    (_, index) => `
  "pages${index}": *[_type == "page" && references($id${index})][0...${maxPages}]{
    "id": _id, title, "path": path.current
  },
  "others${index}": *[
    _type in ["sharedSection", "navigation", "footer", "profilePage"] && references([$id${index}])
  ]{"id": _id, "type": _type}`,
  )
  return `{
  "documents": *[_id in $ids]{"id": _id, kind, isListed},${parts.join(',')}
}`
}

/**
 * What {@link usesQuery} is asked with.
 *
 * @param ids - of the published documents
 */
export function usesParams(ids: readonly string[]): Record<string, unknown> {
  return {ids, ...Object.fromEntries(ids.map((id, index) => [`id${index}`, id]))}
}

/**
 * Reads the answer to {@link listingPlacesQuery}.
 *
 * @param answer - of the content lake
 * @returns nothing where it is no answer to it
 */
export function readListingPlaces(answer: unknown): ListingPlaces {
  return {
    pages: records(fieldOf(answer, 'pages')).flatMap((page) =>
      readPages([page]).map((known) => ({...known, sections: readSections(page)})),
    ),
    shared: records(fieldOf(answer, 'shared')).map((section) => ({
      id: textOf(section, 'id') ?? '',
      sections: readSections(section),
    })),
  }
}

/**
 * Reads the answer to {@link usesQuery}.
 *
 * @param answer - of the content lake
 * @param ids - that were asked about
 * @returns what refers to each, in the order of the ids
 */
export function readUses(answer: unknown, ids: readonly string[]): Uses[] {
  const documents = records(fieldOf(answer, 'documents'))
  return ids.map((id, index) => {
    const document = documents.find((candidate) => textOf(candidate, 'id') === id)
    return {
      id,
      kind: textOf(document, 'kind'),
      isListed: fieldOf(document, 'isListed') === true,
      pages: readPages(fieldOf(answer, `pages${index}`)),
      others: records(fieldOf(answer, `others${index}`)).map((other) => ({
        id: textOf(other, 'id') ?? '',
        type: textOf(other, 'type') ?? '',
      })),
    }
  })
}

/** A page without an address is one that nobody can see. */
function readPages(pages: unknown): Page[] {
  return records(pages).flatMap((page) => {
    const path = textOf(page, 'path')
    if (path === undefined) return []
    return [{id: textOf(page, 'id') ?? '', title: textOf(page, 'title') ?? path, path}]
  })
}

function readSections(document: object): PlacedSection[] {
  return records(fieldOf(document, 'sections')).map((section) => ({
    type: textOf(section, 'type') ?? '',
    kind: textOf(section, 'kind'),
    ref: textOf(section, 'ref'),
  }))
}

function records(value: unknown): object[] {
  return (Array.isArray(value) ? value : []).filter(
    (item: unknown): item is object => typeof item === 'object' && item !== null,
  )
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
}

function textOf(value: unknown, field: string): string | undefined {
  const text = fieldOf(value, field)
  return typeof text === 'string' && text !== '' ? text : undefined
}
