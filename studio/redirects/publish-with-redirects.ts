import type {Action, SanityClient} from '@sanity/client'
import {changedAddresses} from './changed-addresses.ts'
import {planRedirects, type StoredRedirect} from './plan-redirects.ts'

interface Stored extends Readonly<Record<string, unknown>> {
  readonly _id: string
  readonly _rev: string
}

const storedQuery = `{
  "draft": *[_id == $draftId][0],
  "published": *[_id == $publishedId][0],
  "redirects": *[_type == "redirect" && !(_id in path("versions.**"))]{_id, _rev, from, to}
}`

interface Current {
  readonly draft: Stored | null
  readonly published: Stored | null
  /** Published redirects and drafts. */
  readonly redirects: readonly Stored[]
}

/**
 * Publishes a document and redirects its old addresses in one transaction. Fails without changes when the document
 * was edited in the meantime.
 *
 * @param client - reads and writes published documents
 * @throws the client's error when the content lake rejects the transaction
 */
export async function publishWithRedirects(
  client: SanityClient,
  type: string,
  publishedId: string,
): Promise<void> {
  const draftId = `drafts.${publishedId}`
  const {draft, published, redirects} = await client.fetch<Current>(
    storedQuery,
    {draftId, publishedId},
    {perspective: 'raw'},
  )
  const moves = changedAddresses(type, published, draft)
  const {write, remove} = planRedirects(redirects.filter(isPublished), moves)
  const revisionOf = new Map(redirects.map(({_id, _rev}) => [_id, _rev]))
  // Skips an older redirect with a draft: the site follows it and then the new redirect.
  const free = write.filter(
    ({_id, from}) => !revisionOf.has(`drafts.${_id}`) || moves.some((move) => move.from === from),
  )
  await client.action(
    [
      ...free.flatMap((redirect) => writeActions(redirect, revisionOf)),
      ...remove.map((id) => deleteAction(id, revisionOf)),
      {
        actionType: 'sanity.action.document.publish',
        draftId,
        publishedId,
        ...(draft === null ? {} : {ifDraftRevisionId: draft._rev}),
        ...(published === null ? {} : {ifPublishedRevisionId: published._rev}),
      },
    ],
    {tag: 'document.publish'},
  )
}

function writeActions(
  {_id: publishedId, from, to}: StoredRedirect,
  revisionOf: ReadonlyMap<string, string>,
): Action[] {
  const ids = {draftId: `drafts.${publishedId}`, publishedId}
  const revision = revisionOf.get(publishedId)
  const isNew = revision === undefined && !revisionOf.has(ids.draftId)
  return [
    isNew
      ? {
          actionType: 'sanity.action.document.create',
          publishedId,
          attributes: {_id: ids.draftId, _type: 'redirect', from, to, permanent: true},
          ifExists: 'fail',
        }
      : {
          actionType: 'sanity.action.document.edit',
          ...ids,
          patch: {set: {from, to}, setIfMissing: {permanent: true}},
        },
    {
      actionType: 'sanity.action.document.publish',
      ...ids,
      ...(revision === undefined ? {} : {ifPublishedRevisionId: revision}),
    },
  ]
}

function deleteAction(publishedId: string, revisionOf: ReadonlyMap<string, string>): Action {
  const draftId = `drafts.${publishedId}`
  return {
    actionType: 'sanity.action.document.delete',
    publishedId,
    includeDrafts: revisionOf.has(draftId) ? [draftId] : [],
  }
}

function isPublished(redirect: Stored): redirect is Stored & StoredRedirect {
  const {_id, from, to} = redirect
  return !_id.startsWith('drafts.') && typeof from === 'string' && typeof to === 'string'
}
