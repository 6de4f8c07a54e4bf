import type {DocumentActionComponent, Template} from 'sanity'
import {isClosedType, isFixedDocument} from '#shared/fixed-documents.ts'

/** What would end a document or make a second one. */
const forbiddenActions: ReadonlySet<string | undefined> = new Set<
  DocumentActionComponent['action']
>(['delete', 'duplicate', 'unpublish'])

/**
 * Takes away the actions that would end a document that code finds by its id, name or address, or make a second one.
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
  return isFixedDocument(schemaType, documentId)
    ? actions.filter(({action}) => !forbiddenActions.has(action))
    : [...actions]
}

/**
 * Takes documents of which there is a fixed set off the lists of documents that can be created.
 *
 * @param templates - the templates the Studio offers
 */
export function guardTemplates<T extends Pick<Template, 'schemaType'>>(
  templates: readonly T[],
): T[] {
  return templates.filter(({schemaType}) => !isClosedType(schemaType))
}

/**
 * Takes documents of which there is a fixed set off the menu for new documents.
 *
 * @param options - what the menu offers; the template's id is the name of the type
 */
export function guardNewDocuments<O extends {readonly templateId: string}>(
  options: readonly O[],
): O[] {
  return options.filter(({templateId}) => !isClosedType(templateId))
}
