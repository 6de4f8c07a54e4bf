import 'server-only'
import {defineQuery} from 'next-sanity'
import {backgroundClient} from '#content/client/client.server.ts'
import {definedItems} from '#lib/defined-items.ts'

/** Asked outside of any page, as the next one. */
const SHARED_SHOWING_QUERY = defineQuery(
  /* groq */ `*[_type == "sharedSection" && references($ids)]._id`,
)
/** Only so many: what refers to a document that a thousand pages show is rendered when somebody comes. */
const PAGES_SHOWING_QUERY = defineQuery(
  /* groq */ `*[_type == "page" && defined(path.current) && references($ids)][0...100].path.current`,
)

/**
 * Asks which pages refer to documents, by themselves or by a section that they share with others.
 *
 * @param ids - of published documents
 * @returns paths, a hundred at most
 * @throws LakeUnavailableError when the content lake does not answer
 */
export async function getPagesShowing(ids: readonly string[]): Promise<string[]> {
  const shared = await backgroundClient.fetch(SHARED_SHOWING_QUERY, {ids: [...ids]})
  return definedItems(await backgroundClient.fetch(PAGES_SHOWING_QUERY, {ids: [...ids, ...shared]}))
}
