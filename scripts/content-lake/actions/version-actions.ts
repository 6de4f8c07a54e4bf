import {isPublishedId, publishedIdOf} from '#content-lake/documents/document-ids.ts'
import {isRecord} from '#content-lake/documents/document.ts'
import type {StagedTransaction} from '#content-lake/mutations/staged-transaction.ts'
import {RefusedWrite} from '#content-lake/http/errors.ts'
import type {DocumentAction} from './action-schema.ts'
import {copyUnderId} from './copy-document.ts'

type VersionAction = Extract<
  DocumentAction,
  {actionType: `sanity.action.document.version.${string}`}
>
type CreateVersion = Extract<VersionAction, {actionType: 'sanity.action.document.version.create'}>

/** Stages one action on a version. @throws RefusedWrite when its conditions don't hold */
export function runVersionAction(action: VersionAction, staged: StagedTransaction): void {
  switch (action.actionType) {
    case 'sanity.action.document.version.create':
      createVersion(action, staged)
      return
    case 'sanity.action.document.version.discard':
      // The Studio also discards drafts with this action.
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
        throw new RefusedWrite(
          409,
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
      throw new RefusedWrite(
        400,
        'validationError',
        `The document must have the id of a version of "${action.publishedId}"`,
      )
    }
    staged.create({...action.document, _id: id})
    return
  }
  const base = staged.get(action.baseId ?? action.publishedId)
  if (!base || action.versionId === undefined) {
    throw new RefusedWrite(
      409,
      'documentNotFoundError',
      `The base document "${action.baseId ?? action.publishedId}" was not found`,
    )
  }
  if (action.ifBaseRevisionId !== undefined && base._rev !== action.ifBaseRevisionId) {
    throw new RefusedWrite(
      409,
      'documentRevisionIDDoesNotMatchError',
      `The document "${base._id}" has the revision "${base._rev}", not "${action.ifBaseRevisionId}"`,
    )
  }
  staged.create(copyUnderId(base, action.versionId))
}

function assertVersion(id: string, staged: StagedTransaction): void {
  if (isPublishedId(id)) {
    throw new RefusedWrite(400, 'validationError', `"${id}" is not the id of a version`)
  }
  if (!staged.get(id)) {
    throw new RefusedWrite(409, 'documentNotFoundError', `Version "${id}" was not found`)
  }
}
