import {tagsManifest} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import {invalidations} from './channels.ts'

/** Does what `revalidateTag(tag, 'max')` does, which Next allows only while it handles a request. */
export function invalidate(tags: readonly string[]): void {
  const now = Date.now()
  for (const tag of tags) tagsManifest.set(tag, {...tagsManifest.get(tag), stale: now})
  invalidations.publish(tags)
}
