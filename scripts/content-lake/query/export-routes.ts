import type {FastifyInstance} from 'fastify'
import {isPublicId} from '#content-lake/documents/document-ids.ts'
import {sendLines} from '#content-lake/http/send-lines.ts'
import type {Lake} from '#content-lake/lake.ts'

/** Adds the route of `/data/export` (Sanity HTTP API, "Export"). */
export function addExportRoutes(server: FastifyInstance, lake: Lake): void {
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
