import type {FastifyInstance} from 'fastify'
import type {Renditions} from '#content-lake/assets/renditions.ts'
import type {Lake} from '#content-lake/lake.ts'
import type {Webhooks} from '#content-lake/webhooks/webhooks.ts'

/** Adds the routes of document count, load of images and queries, and pending webhook deliveries. */
export function addHealthRoutes(
  server: FastifyInstance,
  {store, queries}: Lake,
  renditions: Renditions,
  webhooks: Webhooks,
): void {
  server.get('/_lake/health', () => ({
    status: 'ok',
    documents: store.dataset.size,
    images: renditions.load,
    queries: queries.load,
  }))
  server.get('/_lake/webhooks/pending', {config: {needs: 'unpublished'}}, async () => ({
    pending: await webhooks.pending(),
  }))
}
