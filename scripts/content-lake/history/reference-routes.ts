import {requireUnpublished} from '#content-lake/auth/access.ts'
import {flag, pathParam} from '#content-lake/http/request.ts'
import {sendJson} from '#content-lake/http/respond.ts'
import type {Route} from '#content-lake/http/router.ts'
import {type Lake, requireDataset} from '#content-lake/lake.ts'

/** Returns the route that tells which documents refer to one; the Studio asks it before deleting. */
export function referenceRoutes(lake: Lake): Route[] {
  return [
    {
      method: 'GET',
      path: '/data/references/:dataset/documents/:id/to',
      handle: (request, response) => {
        requireUnpublished(request.access)
        requireDataset(lake, request)
        const ids = [...lake.store.dataset.referrersOf(pathParam(request, 'id'))].sort()
        const references = ids.flatMap((id) => {
          const document = lake.store.dataset.get(id)
          if (!document) return []
          if (flag(request, 'excludeInternalReferences')) return []
          const {projectId, datasetName} = lake
          return [{projectId, datasetName, documentId: id, documentType: document._type}]
        })
        sendJson(response, 200, {totalCount: references.length, references})
      },
    },
  ]
}
