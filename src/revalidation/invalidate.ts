import {tagsManifest} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import {invalidations} from './channels.ts'

/**
 * Invalidates pages as `revalidateTag(tag, 'max')` does. Next allows that function in the handler of a request alone,
 * and applies it when the handler has returned; changes of other instances and lost webhooks come in no request.
 *
 * @param tags - of pages
 */
export function invalidate(tags: readonly string[]): void {
  const now = Date.now()
  for (const tag of tags) tagsManifest.set(tag, {...tagsManifest.get(tag), stale: now})
  invalidations.publish(tags)
}
