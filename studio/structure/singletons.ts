import type {DocumentActionComponent, Template} from 'sanity'
import {singletonTypes} from '#model/documents.ts'
import {fixedPathOf} from '#model/fixed-pages.ts'

const singletons: ReadonlySet<string> = new Set(singletonTypes)

/** What would end a singleton or make a second one. */
const forbiddenActions: ReadonlySet<string | undefined> = new Set<
  DocumentActionComponent['action']
>(['delete', 'duplicate', 'unpublish'])

/**
 * Says whether there is exactly one document of a type.
 *
 * @param type - the name of a document type
 */
export function isSingleton(type: string): boolean {
  return singletons.has(type)
}

/**
 * Takes away the actions that would end a singleton or a page that code leads to, or make a second one.
 *
 * @param actions - the actions the Studio offers
 * @param schemaType - the type of the document they are offered for
 * @param documentId - its id
 * @returns the actions that remain; all of them for other documents
 */
export function guardActions<A extends Pick<DocumentActionComponent, 'action'>>(
  actions: readonly A[],
  schemaType: string,
  documentId: string | undefined,
): A[] {
  const isFixed = documentId !== undefined && fixedPathOf(documentId) !== undefined
  return isSingleton(schemaType) || isFixed
    ? actions.filter(({action}) => !forbiddenActions.has(action))
    : [...actions]
}

/**
 * Takes singletons off the lists of documents that can be created.
 *
 * @param templates - the templates the Studio offers
 */
export function guardTemplates<T extends Pick<Template, 'schemaType'>>(
  templates: readonly T[],
): T[] {
  return templates.filter(({schemaType}) => !isSingleton(schemaType))
}

/**
 * Takes singletons off the menu for new documents.
 *
 * @param options - what the menu offers; the template's id is the name of the type
 */
export function guardNewDocuments<O extends {readonly templateId: string}>(
  options: readonly O[],
): O[] {
  return options.filter(({templateId}) => !isSingleton(templateId))
}
