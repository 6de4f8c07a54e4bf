import {requireUnpublished} from '#content-lake/auth/access.ts'
import {sendJson} from '#content-lake/http/respond.ts'
import type {Route} from '#content-lake/http/router.ts'
import type {Webhooks} from './webhooks.ts'

/** Returns the route that reports the number of pending deliveries. */
export function webhookRoutes(webhooks: Webhooks): Route[] {
  return [
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
