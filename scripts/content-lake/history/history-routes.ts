import type {FastifyInstance} from 'fastify'
import type {LakeDocument} from '#content-lake/documents/document.ts'
import {pathParam} from '#content-lake/http/request.ts'
import {sendLines} from '#content-lake/http/send-lines.ts'
import type {Lake} from '#content-lake/lake.ts'
import {presentTransaction, selectTransactions} from './select-transactions.ts'

/** Adds the routes of `/data/history` (Sanity HTTP API, "History"). */
export function addHistoryRoutes(server: FastifyInstance, lake: Lake): void {
  const base = '/data/history/:dataset'
  const options = {config: {needs: 'unpublished'}} as const
  server.get(`${base}/transactions/:ids`, options, (request, reply) => {
    const ids = new Set(pathParam(request, 'ids').split(','))
    const {searchParams} = request.address
    const selected = selectTransactions(lake.store.history.all(), ids, searchParams)
    return sendLines(
      reply,
      selected.map((each) => presentTransaction(each, ids, searchParams)),
    )
  })
  server.get(`${base}/documents/:ids`, options, (request) => {
    const documents = pathParam(request, 'ids')
      .split(',')
      .map((id) => documentAt(lake, id, request.address.searchParams))
    return {documents: documents.filter((document) => document != null)}
  })
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
