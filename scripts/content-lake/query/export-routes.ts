import {isPublicId} from '#content-lake/documents/document-ids.ts'
import {sendLines} from '#content-lake/http/respond.ts'
import type {Route} from '#content-lake/http/router.ts'
import {type Lake, requireDataset} from '#content-lake/lake.ts'

/** Returns the route of `/data/export` (Sanity HTTP API, "Export"). */
export function exportRoutes(lake: Lake): Route[] {
  return [
    {
      method: 'GET',
      path: '/data/export/:dataset',
      handle: async (request, response) => {
        requireDataset(lake, request)
        const types = request.url.searchParams.get('types')?.split(',')
        // A snapshot, however slowly the client reads it.
        const documents = [...lake.store.dataset.documents()].filter(
          ({_id, _type}) =>
            (request.access.canReadUnpublished || isPublicId(_id)) &&
            (!types || types.includes(_type)),
        )
        await sendLines(response, documents)
      },
    },
  ]
}
