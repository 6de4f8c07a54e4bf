import 'server-only'
import {defineQuery} from 'next-sanity'
import {backgroundClient} from '#content/client.server.ts'
import {definedItems} from '#lib/defined-items.ts'

/** Asked outside of any page. Only so many: what refers to a document that a thousand pages show is rendered when somebody comes. */
const PAGES_SHOWING_QUERY = defineQuery(
  /* groq */ `*[_type == "page" && defined(path.current) && references($ids)][0...100].path.current`,
)

/**
 * Asks which pages refer to documents.
 *
 * @param ids - of published documents
 * @returns paths, a hundred at most
 * @throws LakeUnavailableError when the content lake does not answer
 */
export async function getPagesShowing(ids: readonly string[]): Promise<string[]> {
  return definedItems(await backgroundClient.fetch(PAGES_SHOWING_QUERY, {ids: [...ids]}))
}
