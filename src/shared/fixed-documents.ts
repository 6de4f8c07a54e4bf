import {type CollectionType, type DocumentType, singletonTypes} from './documents.ts'
import {fixedPathOf} from './fixed-pages.ts'
import {homePath} from './paths.ts'

/** Documents of which there is a fixed set: code finds each by its name or key, so none may come or go. */
export const fixedSetTypes = [
  'service',
  'formText',
  'emailText',
] as const satisfies readonly CollectionType[]

/** The document that stands at the home path, as the seed made it. */
export const homePageId = 'page-home'

/** Types of which editors create no documents. */
const closedTypes: ReadonlySet<string> = new Set<DocumentType>([
  ...singletonTypes,
  ...fixedSetTypes,
])

/**
 * Says whether editors create documents of a type.
 *
 * @param type - the name of a document type
 */
export function isClosedType(type: string): boolean {
  return closedTypes.has(type)
}

/**
 * Says at which address a page has to stay: Home, and pages that forms and e-mails lead to.
 *
 * @param id - of the published document or of its draft
 * @returns its address, or undefined for all other pages
 */
export function permanentPathOf(id: string): string | undefined {
  return id.replace(/^drafts\./, '') === homePageId ? homePath : fixedPathOf(id)
}

/**
 * Says whether code finds a document by its id, name, key or address, so that it can neither end nor be doubled.
 *
 * @param type - its type
 * @param id - of the published document or of its draft; undefined for one that is not stored yet
 */
export function isFixedDocument(type: string, id: string | undefined): boolean {
  return isClosedType(type) || (id !== undefined && permanentPathOf(id) !== undefined)
}
