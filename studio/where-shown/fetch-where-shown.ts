import type {SanityClient} from 'sanity'
import {readWhereShown, type WhereShown, whereShownParams, whereShownQuery} from './where-shown.ts'

/**
 * Asks the content lake where visitors meet a document, as the pages are with all drafts.
 *
 * @param client - of the Studio
 * @param type - of the document
 * @param id - of the published document or of its draft
 * @param document - what it says, or null while it is not known
 * @throws ClientError, ServerError or a network error when the lake does not answer
 */
export async function fetchWhereShown(
  client: SanityClient,
  type: string,
  id: string,
  document: object | null,
): Promise<WhereShown> {
  return readWhereShown(
    await client
      .withConfig({perspective: 'drafts'})
      .fetch<unknown>(whereShownQuery, whereShownParams(type, id, document), {
        tag: 'studio.where-shown',
      }),
  )
}
