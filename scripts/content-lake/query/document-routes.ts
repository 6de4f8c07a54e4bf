import {draftIdOf, isPublicId} from '#content-lake/documents/document-ids.ts'
import {flag, pathParam} from '#content-lake/http/request.ts'
import {sendJson} from '#content-lake/http/respond.ts'
import type {Route} from '#content-lake/http/router.ts'
import {type Lake, requireDataset} from '#content-lake/lake.ts'

/** Returns the route of `/data/doc` (Sanity HTTP API, "Doc"). */
export function documentRoutes(lake: Lake): Route[] {
  return [
    {
      method: 'GET',
      path: '/data/doc/:dataset/:ids',
      handle: (request, response) => {
        requireDataset(lake, request)
        const ids = [...new Set(pathParam(request, 'ids').split(','))]
        const wanted = flag(request, 'includeAllVersions') ? withDrafts(lake, ids) : ids
        const visible = wanted.filter((id) => request.access.canReadUnpublished || isPublicId(id))
        const documents = visible.flatMap((id) => lake.store.dataset.get(id) ?? [])
        const found = new Set(documents.map((document) => document._id))
        const omitted = wanted
          .filter((id) => !found.has(id))
          .map((id) => ({id, reason: visible.includes(id) ? 'existence' : 'permission'}))
        sendJson(response, 200, {documents, omitted})
      },
    },
  ]
}

/** Returns ids with those of their existing drafts. */
function withDrafts(lake: Lake, ids: readonly string[]): string[] {
  return ids.flatMap((id) => (lake.store.dataset.get(draftIdOf(id)) ? [id, draftIdOf(id)] : [id]))
}
