import {
  draftIdOf,
  isDraftId,
  isPublishedId,
  isVersionId,
  publishedIdOf,
} from '#content-lake/documents/document-ids.ts'
import type {LakeDocument} from '#content-lake/documents/document.ts'
import type {StagedTransaction} from '#content-lake/mutations/staged-transaction.ts'
import {RefusedWrite} from '#content-lake/http/errors.ts'
import type {DocumentAction} from './action-schema.ts'
import {copyForPublishing, copyUnderId} from './copy-document.ts'
import {runVersionAction} from './version-actions.ts'

/** Stages one action on a document. @throws RefusedWrite when its conditions don't hold */
export function runDocumentAction(action: DocumentAction, staged: StagedTransaction): void {
  switch (action.actionType) {
    case 'sanity.action.document.create':
      if (staged.get(action.attributes._id)) {
        if (action.ifExists === 'ignore') return
        throw new RefusedWrite(
          409,
          'documentAlreadyExistsError',
          `Document "${action.attributes._id}" already exists`,
        )
      }
      staged.create(action.attributes)
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
      if (isPublishedId(action.draftId)) throw notADraft(action.draftId)
      required(staged, action.draftId, 'Draft')
      staged.delete(action.draftId)
      return
    case 'sanity.action.document.replaceDraft':
      if (!isDraftId(action.attributes._id)) throw notADraft(action.attributes._id)
      staged.createOrReplace(action.attributes)
      return
    case 'sanity.action.document.version.create':
    case 'sanity.action.document.version.discard':
    case 'sanity.action.document.version.replace':
    case 'sanity.action.document.version.unpublish':
      runVersionAction(action, staged)
  }
}

type ActionOf<Type extends DocumentAction['actionType']> = Extract<
  DocumentAction,
  {actionType: Type}
>

function edit(action: ActionOf<'sanity.action.document.edit'>, staged: StagedTransaction): void {
  const {draftId, publishedId} = action
  assertPair(action)
  if (!staged.get(draftId)) {
    const published = staged.get(publishedId)
    if (!published) {
      throw new RefusedWrite(
        409,
        'documentNotFoundError',
        `Neither "${draftId}" nor "${publishedId}" exists`,
      )
    }
    staged.create(copyUnderId(published, draftId))
  }
  staged.patch(draftId, action.patch)
}

function publish(
  action: ActionOf<'sanity.action.document.publish'>,
  staged: StagedTransaction,
): void {
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

function deleteAll(
  action: ActionOf<'sanity.action.document.delete'>,
  staged: StagedTransaction,
): void {
  const {publishedId, includeDrafts} = action
  for (const id of includeDrafts) {
    if (isPublishedId(id) || publishedIdOf(id) !== publishedId) throw notADraft(id)
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
  const isPair =
    isPublishedId(publishedId) &&
    (isDraftId(draftId) || isVersionId(draftId)) &&
    publishedIdOf(draftId) === publishedId
  if (isPair) return
  throw new RefusedWrite(
    400,
    'validationError',
    `"${draftId}" is not a draft or version of "${publishedId}"`,
  )
}

function notADraft(id: string): RefusedWrite {
  return new RefusedWrite(400, 'validationError', `"${id}" is not the id of a draft`)
}
