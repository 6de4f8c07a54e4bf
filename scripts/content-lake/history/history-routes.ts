import {requireUnpublished} from '#content-lake/auth/access.ts'
import {type LakeRequest, pathParam} from '#content-lake/http/request.ts'
import {sendJson, sendLines} from '#content-lake/http/respond.ts'
import type {Route} from '#content-lake/http/router.ts'
import {type Lake, requireDataset} from '#content-lake/lake.ts'
import type {LakeDocument} from '#content-lake/documents/document.ts'
import {presentTransaction, selectTransactions} from './select-transactions.ts'

/** Returns the routes of `/data/history` (Sanity HTTP API, "History"). */
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

/** Returns a document at the requested revision, if the history reaches back that far. */
function documentAt(
  lake: Lake,
  id: string,
  search: URLSearchParams,
): LakeDocument | null | undefined {
  const revision = search.get('revision')
  const current = lake.store.dataset.get(id)
  if (revision === null && search.get('lastRevision') !== 'true') return current
  const changes = lake.store.history
    .all()
    .flatMap((transaction) => transaction.changes.filter((change) => change.id === id))
  if (revision === null) {
    return current ?? changes.findLast((change) => change.after !== null)?.after
  }
  if (current?._rev === revision) return current
  const states = changes.flatMap(({before, after}) => [before, after])
  return states.find((state) => state?._rev === revision)
}
