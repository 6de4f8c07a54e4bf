import 'server-only'
import {unstable_cache} from 'next/cache'

/**
 * Adds tags to the page being rendered that are known only after its query. Next collects a page's tags from cached
 * calls only, and needs them before the call, so an empty cached call follows the query (see
 * `src/config/next-internals.ts`).
 */
export async function addCacheTags(tags: readonly string[]): Promise<void> {
  const unique = [...new Set(tags)].sort()
  for (const tag of unique) {
    await unstable_cache(() => Promise.resolve(null), ['depend-on', tag], {tags: [tag]})()
  }
}
