import type {SanityClient} from 'sanity'
import {readWaiting, waitingParams, waitingQuery} from './waiting-lists.ts'

/**
 * Asks the content lake what waits, drafts in the place of what they are drafts of.
 *
 * @param client - of the Studio
 * @returns the ids of the documents, by list
 * @throws ClientError, ServerError or a network error when the lake does not answer
 */
export async function fetchWaiting(client: SanityClient): Promise<Record<string, string[]>> {
  return readWaiting(
    await client
      .withConfig({perspective: 'drafts'})
      .fetch<unknown>(waitingQuery, waitingParams(new Date()), {tag: 'studio.waiting'}),
  )
}
