import {isRecord, type LakeDocument} from '#content-lake/documents/document.ts'
import {strengthenReferences} from '#content-lake/documents/references.ts'
import type {DocumentStub} from '#content-lake/mutations/mutation-schema.ts'

/** Copies the content of a document to another id, without its revision. */
export function copyUnderId(document: LakeDocument, id: string): DocumentStub {
  const {_rev, _updatedAt, ...content} = document
  return _rev && _updatedAt ? {...content, _id: id} : {...document, _id: id}
}

/** Copies a draft or version to the published id: resolves `_strengthenOnPublish` and drops version-only markers. */
export function copyForPublishing(
  document: LakeDocument,
  id: string,
  published: LakeDocument | undefined,
): DocumentStub {
  const {_system, ...content} = copyUnderId(document, id)
  const strengthened = strengthenReferences(content)
  const keepsSystem = isRecord(_system) && Object.keys(_system).some((key) => key !== 'delete')
  return {
    ...(isRecord(strengthened) ? strengthened : content),
    ...(keepsSystem ? {_system} : {}),
    _id: id,
    _type: document._type,
    _createdAt: published?._createdAt ?? document._createdAt,
  }
}
