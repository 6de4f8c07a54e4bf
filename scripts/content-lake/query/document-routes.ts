import {isPublicId} from '../documents/document-ids.ts'
import {flag, pathParam} from '../http/request.ts'
import {sendJson} from '../http/respond.ts'
import type {Route} from '../http/router.ts'
import {type Lake, requireDataset} from '../lake.ts'

/** Returns the routes of `/data/doc`. Source: Sanity HTTP API, "Doc". */
export function documentRoutes(lake: Lake): Route[] {
  return [
    {
      method: 'GET',
      path: '/data/doc/:dataset/:ids',
      handle: (request, response) => {
        requireDataset(lake, request)
        const ids = [...new Set(pathParam(request, 'ids').split(','))]
        const wanted = flag(request, 'includeAllVersions')
          ? ids.flatMap((id) => versionsOf(lake, id))
          : ids
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

function versionsOf(lake: Lake, id: string): string[] {
  const ids = Array.from(lake.store.dataset.documents(), (document) => document._id)
  const versions = ids.filter(
    (each) => each === `drafts.${id}` || /^versions\.[^.]+\./.exec(each)?.input.endsWith(`.${id}`),
  )
  return [...new Set([id, ...versions])]
}
