import type {DocumentActionComponent, Template} from 'sanity'
import {isClosedType, isFixedDocument} from '#shared/fixed-documents.ts'

const forbiddenActions: ReadonlySet<string | undefined> = new Set<
  DocumentActionComponent['action']
>(['delete', 'duplicate', 'unpublish'])

/** Removes actions that would delete, unpublish or duplicate a document that code finds by id, name or address. */
export function guardActions<A extends Pick<DocumentActionComponent, 'action'>>(
  actions: readonly A[],
  schemaType: string,
  documentId: string | undefined,
): A[] {
  return isFixedDocument(schemaType, documentId)
    ? actions.filter(({action}) => !forbiddenActions.has(action))
    : [...actions]
}

/** Removes documents of a fixed set from the templates for new documents. */
export function guardTemplates<T extends Pick<Template, 'schemaType'>>(
  templates: readonly T[],
): T[] {
  return templates.filter(({schemaType}) => !isClosedType(schemaType))
}

/** Removes documents of a fixed set from the menu for new documents. */
export function guardNewDocuments<O extends {readonly templateId: string}>(
  options: readonly O[],
): O[] {
  return options.filter(({templateId}) => !isClosedType(templateId))
}
