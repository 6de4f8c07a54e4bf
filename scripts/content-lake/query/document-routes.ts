import type {FastifyInstance} from 'fastify'
import {draftIdOf, isPublicId} from '#content-lake/documents/document-ids.ts'
import {flag, pathParam} from '#content-lake/http/request.ts'
import {sendLines} from '#content-lake/http/send-lines.ts'
import type {Lake} from '#content-lake/lake.ts'

/** Adds the routes of `/data/doc` and `/data/export` (Sanity HTTP API, "Doc" and "Export"). */
export function addDocumentRoutes(server: FastifyInstance, lake: Lake): void {
  server.get('/data/doc/:dataset/:ids', (request) => {
    const ids = [...new Set(pathParam(request, 'ids').split(','))]
    const wanted = flag(request, 'includeAllVersions') ? withDrafts(lake, ids) : ids
    const visible = wanted.filter((id) => request.access.canReadUnpublished || isPublicId(id))
    const documents = visible.flatMap((id) => lake.store.dataset.get(id) ?? [])
    const found = new Set(documents.map((document) => document._id))
    const omitted = wanted
      .filter((id) => !found.has(id))
      .map((id) => ({id, reason: visible.includes(id) ? 'existence' : 'permission'}))
    return {documents, omitted}
  })
  server.get('/data/export/:dataset', ({access, address}, reply) => {
    const types = address.searchParams.get('types')?.split(',')
    // A snapshot, however slowly the client reads it.
    const documents = [...lake.store.dataset.documents()].filter(
      ({_id, _type}) =>
        (access.canReadUnpublished || isPublicId(_id)) && (!types || types.includes(_type)),
    )
    return sendLines(reply, documents)
  })
}

function withDrafts(lake: Lake, ids: readonly string[]): string[] {
  return ids.flatMap((id) => (lake.store.dataset.get(draftIdOf(id)) ? [id, draftIdOf(id)] : [id]))
}
