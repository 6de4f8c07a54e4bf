import {type CollectionType, type DocumentType, singletonTypes} from './documents.ts'
import {fixedPathOf} from './fixed-pages.ts'
import {homePath} from './paths.ts'

/** Types with a fixed set of documents: code looks each up by name or key, so none may be created or deleted. */
export const fixedSetTypes = [
  'service',
  'formText',
  'emailText',
] as const satisfies readonly CollectionType[]

export const homePageId = 'page-home'

const closedTypes: ReadonlySet<string> = new Set<DocumentType>([
  ...singletonTypes,
  ...fixedSetTypes,
])

/** Returns whether editors may not create documents of a type. */
export function isClosedType(type: string): boolean {
  return closedTypes.has(type)
}

/** Returns the path of a page that must keep it: Home, and targets of forms and emails. Accepts draft ids. */
export function permanentPathOf(id: string): string | undefined {
  return id.replace(/^drafts\./, '') === homePageId ? homePath : fixedPathOf(id)
}

/** Returns whether code looks up a document by id, name, key or path, so that it can't be deleted or duplicated. */
export function isFixedDocument(type: string, id: string | undefined): boolean {
  return isClosedType(type) || (id !== undefined && permanentPathOf(id) !== undefined)
}
