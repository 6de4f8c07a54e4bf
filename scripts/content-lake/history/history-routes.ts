import {requireUnpublished} from '#content-lake/auth/access.ts'
import {httpError} from '#content-lake/http/errors.ts'
import {type LakeRequest, pathParam} from '#content-lake/http/request.ts'
import {sendJson, sendLines} from '#content-lake/http/respond.ts'
import type {Route} from '#content-lake/http/router.ts'
import {type Lake, requireDataset} from '#content-lake/lake.ts'
import type {LakeDocument} from '#content-lake/documents/document.ts'
import {eventsOfDocument} from './document-events.ts'
import {presentTransaction, selectTransactions} from './select-transactions.ts'

/** Returns the routes of `/data/history`. Source: Sanity HTTP API, "History". */
export function historyRoutes(lake: Lake): Route[] {
  const base = '/data/history/:dataset'
  const open = (request: LakeRequest) => {
    requireUnpublished(request.access)
    requireDataset(lake, request)
  }
  return [
    {
      method: 'GET',
      path: `${base}/transactions/:ids`,
      handle: async (request, response) => {
        open(request)
        const ids = new Set(pathParam(request, 'ids').split(','))
        const selected = selectTransactions(lake.store.history.all(), ids, request.url.searchParams)
        await sendLines(
          response,
          selected.map((each) => presentTransaction(each, ids, request.url.searchParams)),
        )
      },
    },
    {
      method: 'GET',
      path: `${base}/events/documents/:id`,
      handle: (request, response) => {
        open(request)
        const events = eventsOfDocument(lake.store.history.all(), pathParam(request, 'id'))
        sendJson(response, 200, {events, nextCursor: ''})
      },
    },
    {
      method: 'GET',
      path: `${base}/documents/:ids`,
      handle: (request, response) => {
        open(request)
        const documents = pathParam(request, 'ids')
          .split(',')
          .map((id) => documentAt(lake, id, request.url.searchParams))
        sendJson(response, 200, {documents: documents.filter((document) => document != null)})
      },
    },
  ]
}

/**
 * Returns a document as it was at a revision or time, as far back as history is kept.
 * @throws LakeError 400 for a time that is none.
 */
function documentAt(
  lake: Lake,
  id: string,
  search: URLSearchParams,
): LakeDocument | null | undefined {
  const revision = search.get('revision')
  const current = lake.store.dataset.get(id)
  const changes = lake.store.history
    .all()
    .flatMap((transaction) =>
      transaction.changes
        .filter((change) => change.id === id)
        .map((change) => ({...change, timestamp: transaction.timestamp})),
    )
  if (revision === 'lastRevision' || search.get('lastRevision') === 'true') {
    return current ?? changes.findLast((change) => change.after !== null)?.after
  }
  if (revision !== null) {
    if (current?._rev === revision) return current
    const states = changes.flatMap(({before, after}) => [before, after])
    return states.find((state) => state?._rev === revision)
  }
  const time = search.get('time')
  if (time === null) return current
  const moment = Date.parse(time)
  if (Number.isNaN(moment)) throw httpError(400, `"${time}" is not a time`)
  const later = changes.find((change) => Date.parse(change.timestamp) > moment)
  return later ? later.before : current
}
