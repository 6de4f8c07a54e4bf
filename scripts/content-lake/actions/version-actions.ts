import {isPublishedId, publishedIdOf} from '#content-lake/documents/document-ids.ts'
import {isRecord} from '#content-lake/documents/document.ts'
import type {StagedTransaction} from '#content-lake/mutations/staged-transaction.ts'
import {ActionFailure} from './action-failure.ts'
import type {DocumentAction} from './action-schema.ts'
import {copyUnderId} from './copy-document.ts'

type VersionAction = Extract<
  DocumentAction,
  {actionType: `sanity.action.document.version.${string}`}
>
type CreateVersion = Extract<VersionAction, {actionType: 'sanity.action.document.version.create'}>

/** Stages one action on a version. @throws ActionFailure when its conditions do not hold. */
export function runVersionAction(action: VersionAction, staged: StagedTransaction): void {
  switch (action.actionType) {
    case 'sanity.action.document.version.create':
      createVersion(action, staged)
      return
    case 'sanity.action.document.version.discard':
      // The Studio discards drafts with this action too.
      assertVersion(action.versionId, staged)
      staged.delete(action.versionId)
      return
    case 'sanity.action.document.version.replace':
      assertVersion(action.document._id, staged)
      staged.createOrReplace(action.document)
      return
    case 'sanity.action.document.version.unpublish': {
      const published = staged.get(action.publishedId)
      if (!published) {
        throw new ActionFailure(
          'documentNotFoundError',
          `Published document "${action.publishedId}" was not found`,
        )
      }
      const version = staged.get(action.versionId)
      const base = version ?? {...published, _id: action.versionId}
      const system = isRecord(base['_system']) ? base['_system'] : {}
      const stub = copyUnderId(base, action.versionId)
      staged.createOrReplace({...stub, _system: {...system, delete: true}})
    }
  }
}

function createVersion(action: CreateVersion, staged: StagedTransaction): void {
  if (action.document) {
    const id = action.document._id ?? action.versionId
    if (id === undefined || isPublishedId(id) || publishedIdOf(id) !== action.publishedId) {
      throw new ActionFailure(
        'validationError',
        `The document must have the id of a version of "${action.publishedId}"`,
        400,
      )
    }
    staged.create({...action.document, _id: id})
    return
  }
  const base = staged.get(action.baseId ?? action.publishedId)
  if (!base || action.versionId === undefined) {
    throw new ActionFailure(
      'documentNotFoundError',
      `The base document "${action.baseId ?? action.publishedId}" was not found`,
    )
  }
  if (action.ifBaseRevisionId !== undefined && base._rev !== action.ifBaseRevisionId) {
    throw new ActionFailure(
      'documentRevisionIDDoesNotMatchError',
      `The document "${base._id}" has the revision "${base._rev}", not "${action.ifBaseRevisionId}"`,
    )
  }
  staged.create(copyUnderId(base, action.versionId))
}

function assertVersion(id: string, staged: StagedTransaction): void {
  if (isPublishedId(id)) {
    throw new ActionFailure('validationError', `"${id}" is not the id of a version`, 400)
  }
  if (!staged.get(id)) {
    throw new ActionFailure('documentNotFoundError', `Version "${id}" was not found`)
  }
}
