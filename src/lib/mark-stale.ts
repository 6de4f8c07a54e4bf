import {tagsManifest} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import {announceStale} from './revalidation-channel.ts'

/**
 * Makes stale what has one of the tags, as `revalidateTag(tag, 'max')` does; Next allows that in the handler of a
 * request alone, and what other machines say comes in no request.
 *
 * @param tags - of pages
 */
export function markStale(tags: readonly string[]): void {
  const now = Date.now()
  for (const tag of tags) tagsManifest.set(tag, {...tagsManifest.get(tag), stale: now})
  announceStale(tags)
}
