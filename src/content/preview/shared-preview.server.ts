import 'server-only'
import {createDraftClient} from '#content/client/client.server.ts'
import {londonDay} from '#lib/london-day.ts'
import {shareDocument} from '#shared/page-share-link.ts'
import {shareExpiry, type SharedPreview} from './shared-preview.ts'

export function readSharedPreview(): Promise<SharedPreview | null> {
  return createDraftClient().fetch<SharedPreview | null>(
    '*[_id == $id && _type == $type][0]{secret, _updatedAt}',
    shareDocument,
    {perspective: 'raw', cache: 'no-store'},
  )
}

/** Returns the last day of the share link in London, such as `2026-12-03`. */
export async function lastDayOfSharedPreview(): Promise<string | null> {
  const shared = await readSharedPreview()
  return shared === null ? null : londonDay(new Date(shareExpiry(shared)))
}
