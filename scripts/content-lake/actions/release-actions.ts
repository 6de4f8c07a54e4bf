import {
  publishedIdOf,
  releaseDocumentIdOf,
  versionIdOf,
} from '#content-lake/documents/document-ids.ts'
import {isRecord, type LakeDocument} from '#content-lake/documents/document.ts'
import type {StagedTransaction} from '#content-lake/mutations/staged-transaction.ts'
import {RefusedWrite} from '#content-lake/http/errors.ts'
import type {ReleaseAction} from './action-schema.ts'
import {copyForPublishing} from './copy-document.ts'

/** Returns the ids of all stored documents with a prefix. */
export type IdsWithPrefix = (prefix: string) => string[]

/** Stages one action on a release. @throws RefusedWrite when the release's state doesn't permit it */
export function runReleaseAction(
  action: ReleaseAction,
  staged: StagedTransaction,
  idsWithPrefix: IdsWithPrefix,
): void {
  const {releaseId} = action
  const id = releaseDocumentIdOf(releaseId)
  const now = staged.stamp.timestamp
  switch (action.actionType) {
    case 'sanity.action.release.create':
      if (staged.get(id)) throw alreadyExists(releaseId)
      staged.create({
        _id: id,
        _type: 'system.release',
        name: releaseId,
        state: 'active',
        metadata: {releaseType: 'undecided', ...action.metadata},
      })
      return
    case 'sanity.action.release.edit':
      releaseIn(staged, releaseId, ['active', 'scheduled'])
      staged.patch(id, action.patch)
      return
    case 'sanity.action.release.publish': {
      releaseIn(staged, releaseId, ['active'])
      const final = publishVersions(releaseId, staged, idsWithPrefix)
      staged.patch(id, {set: {state: 'published', publishedAt: now, finalDocumentStates: final}})
      return
    }
    case 'sanity.action.release.archive': {
      releaseIn(staged, releaseId, ['active'])
      const versions = versionsOf(releaseId, staged, idsWithPrefix)
      staged.patch(id, {
        set: {
          state: 'archived',
          archivedAt: now,
          archivedVersions: versions.map((version) => JSON.stringify(version)),
        },
      })
      for (const version of versions) staged.delete(version._id)
      return
    }
    case 'sanity.action.release.unarchive': {
      const release = releaseIn(staged, releaseId, ['archived'])
      restoreVersions(release, staged)
      staged.patch(id, {set: {state: 'active'}, unset: ['archivedAt', 'archivedVersions']})
      return
    }
    case 'sanity.action.release.delete':
      releaseIn(staged, releaseId, ['archived', 'published'])
      staged.delete(id)
      return
    case 'sanity.action.release.import':
      if (staged.get(id) && action.ifExists === 'fail') throw alreadyExists(releaseId)
      if (staged.get(id) && action.ifExists === 'ignore') return
      staged.createOrReplace({...action.attributes, _id: id})
  }
}

function alreadyExists(releaseId: string): RefusedWrite {
  return new RefusedWrite(
    409,
    'documentAlreadyExistsError',
    `Release "${releaseId}" already exists`,
  )
}

function releaseIn(
  staged: StagedTransaction,
  releaseId: string,
  states: readonly string[],
): LakeDocument {
  const release = staged.get(releaseDocumentIdOf(releaseId))
  if (!release) {
    throw new RefusedWrite(404, 'documentNotFoundError', `Release "${releaseId}" was not found`)
  }
  const {state} = release
  if (typeof state === 'string' && states.includes(state)) return release
  throw new RefusedWrite(
    409,
    'releaseStateError',
    `Release "${releaseId}" is ${String(state)}; this needs it to be ${states.join(' or ')}`,
  )
}

function versionsOf(
  releaseId: string,
  staged: StagedTransaction,
  idsWithPrefix: IdsWithPrefix,
): LakeDocument[] {
  return idsWithPrefix(versionIdOf(releaseId, '')).flatMap((id) => staged.get(id) ?? [])
}

function publishVersions(
  releaseId: string,
  staged: StagedTransaction,
  idsWithPrefix: IdsWithPrefix,
): {_key: string; id: string}[] {
  return versionsOf(releaseId, staged, idsWithPrefix).map((version, index) => {
    const id = publishedIdOf(version._id)
    const system = version['_system']
    if (isRecord(system) && system['delete'] === true) staged.delete(id)
    else staged.createOrReplace(copyForPublishing(version, id, staged.get(id)))
    staged.delete(version._id)
    return {_key: String(index), id}
  })
}

function restoreVersions(release: LakeDocument, staged: StagedTransaction): void {
  const archived = Array.isArray(release['archivedVersions']) ? release['archivedVersions'] : []
  for (const text of archived) {
    const version: unknown = typeof text === 'string' ? JSON.parse(text) : undefined
    if (isRecord(version)) staged.createOrReplace(version)
  }
}
