import {isRecord, type LakeDocument} from '#content-lake/documents/document.ts'
import {strengthenReferences} from '#content-lake/documents/references.ts'
import type {DocumentStub} from '#content-lake/mutations/mutation-schema.ts'

/** Copies the content of a document to another id, without its revision. */
export function copyUnderId(document: LakeDocument, id: string): DocumentStub {
  const {_rev, _updatedAt, ...content} = document
  return _rev && _updatedAt ? {...content, _id: id} : {...document, _id: id}
}

/** Copies a draft to the published id and resolves `_strengthenOnPublish`. */
export function copyForPublishing(
  document: LakeDocument,
  id: string,
  published: LakeDocument | undefined,
): DocumentStub {
  const strengthened = strengthenReferences(copyUnderId(document, id))
  return {
    ...(isRecord(strengthened) ? strengthened : {}),
    _id: id,
    _type: document._type,
    _createdAt: published?._createdAt ?? document._createdAt,
  }
}
