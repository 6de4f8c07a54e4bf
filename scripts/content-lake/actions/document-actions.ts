import {draftIdOf, isDraftId, publishedIdOf} from '#content-lake/documents/document-ids.ts'
import {isRecord, type LakeDocument} from '#content-lake/documents/document.ts'
import {strengthenReferences} from '#content-lake/documents/references.ts'
import type {DocumentStub} from '#content-lake/mutations/mutation-schema.ts'
import type {StagedTransaction} from '#content-lake/mutations/staged-transaction.ts'
import {RefusedWrite} from '#content-lake/http/errors.ts'
import type {DocumentAction} from './action-schema.ts'

/** Stages one action on a document. @throws RefusedWrite when its conditions don't hold */
export function runDocumentAction(action: DocumentAction, staged: StagedTransaction): void {
  switch (action.actionType) {
    case 'sanity.action.document.create':
      if (action.ifExists === 'ignore') staged.createIfNotExists(action.attributes)
      else staged.create(action.attributes)
      return
    case 'sanity.action.document.edit':
      edit(action, staged)
      return
    case 'sanity.action.document.publish':
      publish(action, staged)
      return
    case 'sanity.action.document.unpublish': {
      assertPair(action)
      const published = required(staged, action.publishedId, 'Published document')
      if (!staged.get(action.draftId)) staged.create(copyUnderId(published, action.draftId))
      staged.delete(action.publishedId)
      return
    }
    case 'sanity.action.document.delete':
      deleteAll(action, staged)
      return
    case 'sanity.action.document.discard':
      discard(action.draftId, staged)
      return
    case 'sanity.action.document.version.discard':
      discard(action.versionId, staged)
      return
    case 'sanity.action.document.replaceDraft':
      if (!isDraftId(action.attributes._id)) throw notADraft(action.attributes._id)
      staged.createOrReplace(action.attributes)
  }
}

type ActionOf<Name extends string> = Extract<
  DocumentAction,
  {actionType: `sanity.action.document.${Name}`}
>

function edit(action: ActionOf<'edit'>, staged: StagedTransaction): void {
  const {draftId, publishedId} = action
  assertPair(action)
  if (!staged.get(draftId)) {
    const published = required(staged, publishedId, 'Published document')
    staged.create(copyUnderId(published, draftId))
  }
  staged.patch(draftId, action.patch)
}

function publish(action: ActionOf<'publish'>, staged: StagedTransaction): void {
  const {draftId, publishedId} = action
  assertPair(action)
  const draft = required(staged, draftId, 'Draft')
  const published = staged.get(publishedId)
  assertRevision(draft, action.ifDraftRevisionId)
  if (action.ifPublishedRevisionId !== undefined) {
    assertRevision(
      required(staged, publishedId, 'Published document'),
      action.ifPublishedRevisionId,
    )
  }
  staged.createOrReplace(copyForPublishing(draft, publishedId, published))
  staged.delete(draftId)
}

/** Copies the content of a document to another id, without its revision. */
function copyUnderId(document: LakeDocument, id: string): DocumentStub {
  const {_rev, _updatedAt, ...content} = document
  return _rev && _updatedAt ? {...content, _id: id} : {...document, _id: id}
}

/** Copies a draft to the published id and resolves `_strengthenOnPublish`. */
function copyForPublishing(
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

function discard(id: string, staged: StagedTransaction): void {
  if (!isDraftId(id)) throw notADraft(id)
  required(staged, id, 'Draft')
  staged.delete(id)
}

function deleteAll(action: ActionOf<'delete'>, staged: StagedTransaction): void {
  const {publishedId, includeDrafts} = action
  for (const id of includeDrafts) {
    if (id !== draftIdOf(publishedId)) throw notADraft(id)
    staged.delete(id)
  }
  const draft = staged.get(draftIdOf(publishedId))
  if (draft) {
    throw new RefusedWrite(
      409,
      'documentHasDraftError',
      `Document "${publishedId}" has the draft "${draft._id}", which includeDrafts does not name`,
    )
  }
  staged.delete(publishedId)
}

function required(staged: StagedTransaction, id: string, what: string): LakeDocument {
  const document = staged.get(id)
  if (document) return document
  throw new RefusedWrite(409, 'documentNotFoundError', `${what} "${id}" was not found`)
}

function assertRevision(document: LakeDocument, revision: string | undefined): void {
  if (revision === undefined || document._rev === revision) return
  throw new RefusedWrite(
    409,
    'documentRevisionIDDoesNotMatchError',
    `The document "${document._id}" has the revision "${document._rev}", not "${revision}"`,
  )
}

function assertPair({draftId, publishedId}: {draftId: string; publishedId: string}): void {
  if (isDraftId(draftId) && publishedIdOf(draftId) === publishedId) return
  throw new RefusedWrite(400, 'validationError', `"${draftId}" is not a draft of "${publishedId}"`)
}

function notADraft(id: string): RefusedWrite {
  return new RefusedWrite(400, 'validationError', `"${id}" is not the id of a draft`)
}
