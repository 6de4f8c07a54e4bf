import type {SanityClient} from 'sanity'
import {readWaiting, waitingParams, waitingQuery} from './waiting-lists.ts'

/**
 * Fetches the ids of documents with open tasks, by list. Drafts take the place of their published versions.
 *
 * @throws ClientError, ServerError or a network error when the content lake does not respond
 */
export async function fetchWaiting(client: SanityClient): Promise<Record<string, string[]>> {
  return readWaiting(
    await client
      .withConfig({perspective: 'drafts'})
      .fetch<unknown>(waitingQuery, waitingParams(new Date()), {tag: 'studio.waiting'}),
  )
}
