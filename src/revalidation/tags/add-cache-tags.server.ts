import 'server-only'
import {unstable_cache} from 'next/cache'

/**
 * Makes the page that is being rendered depend on tags that are only known now, from a query's result. Next lets a
 * page collect tags from cached calls alone and wants them before the call, hence the empty cached call after it
 * (see `src/config/next-internals.ts`).
 *
 * @param tags - of `cache-tags.ts`
 */
export async function addCacheTags(tags: readonly string[]): Promise<void> {
  const unique = [...new Set(tags)].sort()
  for (const tag of unique) {
    await unstable_cache(() => Promise.resolve(null), ['depend-on', tag], {tags: [tag]})()
  }
}
