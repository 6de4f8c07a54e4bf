import {sendJson} from '#content-lake/http/respond.ts'
import type {Route} from '#content-lake/http/router.ts'
import type {ImageRenderer} from '#content-lake/assets/image-renderer.ts'
import type {Lake} from '#content-lake/lake.ts'

/** Returns the health route: document count and the load of images and queries. */
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
