import 'server-only'
import {defineQuery} from 'next-sanity'
import {backgroundClient} from '#content/client/client.server.ts'
import {definedItems} from '#lib/defined-items.ts'

const SHARED_SHOWING_QUERY = defineQuery(
  /* groq */ `*[_type == "sharedSection" && references($ids)]._id`,
)
/** Limited: when more pages depend on a document, the others are rendered on their next request. */
const PAGES_SHOWING_QUERY = defineQuery(
  /* groq */ `*[_type == "page" && defined(path.current) && references($ids)][0...100].path.current`,
)

/** Returns up to 100 paths of pages that refer to documents, directly or through shared sections. */
export async function getReferringPaths(ids: readonly string[]): Promise<string[]> {
  const shared = await backgroundClient.fetch(SHARED_SHOWING_QUERY, {ids: [...ids]})
  return definedItems(await backgroundClient.fetch(PAGES_SHOWING_QUERY, {ids: [...ids, ...shared]}))
}
