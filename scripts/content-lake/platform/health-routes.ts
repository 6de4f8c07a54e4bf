import {sendJson} from '#content-lake/http/respond.ts'
import type {Route} from '#content-lake/http/router.ts'
import type {ImageRenderer} from '#content-lake/assets/image-renderer.ts'
import type {Lake} from '#content-lake/lake.ts'

/** Returns the route by which others find out whether the lake is there, has content, and what it is busy with. */
export function healthRoutes(lake: Lake, renderer: ImageRenderer): Route[] {
  return [
    {
      method: 'GET',
      path: '/_lake/health',
      handle: (_request, response) =>
        sendJson(response, 200, {
          status: 'ok',
          documents: lake.store.dataset.size,
          images: renderer.load,
          queries: lake.queries.load,
        }),
    },
  ]
}
