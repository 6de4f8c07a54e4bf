import {requireUnpublished} from '#content-lake/auth/access.ts'
import type {Renditions} from '#content-lake/assets/renditions.ts'
import {sendJson} from '#content-lake/http/respond.ts'
import type {Route} from '#content-lake/http/router.ts'
import type {Lake} from '#content-lake/lake.ts'
import type {Webhooks} from '#content-lake/webhooks/webhooks.ts'

/** Returns the routes of document count, load of images and queries, and pending webhook deliveries. */
export function healthRoutes(lake: Lake, renditions: Renditions, webhooks: Webhooks): Route[] {
  return [
    {
      method: 'GET',
      path: '/_lake/health',
      handle: (_request, response) =>
        sendJson(response, 200, {
          status: 'ok',
          documents: lake.store.dataset.size,
          images: renditions.load,
          queries: lake.queries.load,
        }),
    },
    {
      method: 'GET',
      path: '/_lake/webhooks/pending',
      handle: async ({access}, response) => {
        requireUnpublished(access)
        sendJson(response, 200, {pending: await webhooks.pending()})
      },
    },
  ]
}
