import {draftIdOf, publishedIdOf} from '#content-lake/documents/document-ids.ts'
import type {Transaction} from '#content-lake/store/transaction.ts'

/** Something that happened to a document, in the words of the Studio's history panel. */
export interface DocumentEvent {
  readonly id: string
  readonly type: string
  readonly timestamp: string
  readonly author: string
  readonly documentId: string
  readonly [detail: string]: unknown
}

/** Returns what happened to a published document and its draft, latest first. */
export function eventsOfDocument(
  transactions: readonly Transaction[],
  documentId: string,
): DocumentEvent[] {
  const publishedId = publishedIdOf(documentId)
  const draftId = draftIdOf(publishedId)
  return transactions
    .flatMap((transaction) => {
      const change = (id: string) => transaction.changes.find((each) => each.id === id)
      const event = eventOf(change(publishedId), change(draftId))
      if (!event) return []
      const {id, timestamp, author} = transaction
      return [{id, timestamp, author, documentId: publishedId, ...event}]
    })
    .reverse()
}

type Change = Transaction['changes'][number] | undefined

function eventOf(
  published: Change,
  draft: Change,
): ({type: string} & Record<string, unknown>) | undefined {
  if (published?.after && draft && !draft.after) {
    return {
      type: 'publishDocumentVersion',
      versionId: draft.id,
      revisionId: published.after._rev,
      versionRevisionId: draft.before?._rev,
    }
  }
  if (published && !published.after) {
    return draft?.after
      ? {type: 'unpublishDocument', versionId: draft.id, versionRevisionId: draft.after._rev}
      : {type: 'deleteDocumentGroup'}
  }
  const change = published ?? draft
  if (!change) return undefined
  if (!change.after) return {type: 'deleteDocumentVersion', versionId: change.id}
  return {
    type: change.before ? 'editDocumentVersion' : 'createDocumentVersion',
    versionId: change.id,
    versionRevisionId: change.after._rev,
    revisionId: change.after._rev,
  }
}
