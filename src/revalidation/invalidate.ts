import {tagsManifest} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import {invalidations} from './channels.ts'

/**
 * Invalidates pages as `revalidateTag(tag, 'max')` does, which Next allows only while it handles a request. Changes
 * from other instances and from content checks arrive outside of one.
 */
export function invalidate(tags: readonly string[]): void {
  const now = Date.now()
  for (const tag of tags) tagsManifest.set(tag, {...tagsManifest.get(tag), stale: now})
  invalidations.publish(tags)
}
