import {requireUnpublished} from '#content-lake/auth/access.ts'
import {sendJson} from '#content-lake/http/respond.ts'
import type {Route} from '#content-lake/http/router.ts'
import type {Webhooks} from './webhooks.ts'

/** Returns the routes that show the latest attempts to deliver, and how many deliveries are still to be made. */
export function webhookRoutes(webhooks: Webhooks): Route[] {
  return [
    {
      method: 'GET',
      path: '/_lake/webhooks/log',
      handle: ({access}, response) => {
        requireUnpublished(access)
        sendJson(response, 200, webhooks.log.all())
      },
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
