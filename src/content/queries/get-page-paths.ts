import 'server-only'
import {defineQuery} from 'next-sanity'
import {contentClient} from '#content/client.server.ts'

const PAGE_PATHS_QUERY = defineQuery(
  /* groq */ `*[_type == "page" && defined(path.current)] | order(path.current asc).path.current`,
)

/**
 * Lists the paths of all published pages. Never cached and never of drafts: it decides what is built and what
 * is warmed after a publish.
 *
 * @returns paths in alphabetical order
 */
export async function getPagePaths(): Promise<string[]> {
  return await contentClient.fetch(PAGE_PATHS_QUERY)
}
