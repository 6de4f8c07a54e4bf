import 'server-only'
import {createDraftClient} from '#content/client/client.server.ts'
import {londonDay} from '#lib/london-day.ts'
import {endOfShare, type SharedPreview} from './shared-preview.ts'

/** Where Presentation keeps it (`@sanity/preview-url-secret`); the point keeps it from whoever has no token. */
const shareDocument = {
  id: 'sanity-preview-url-secret.share-access',
  type: 'sanity.previewUrlShareAccess',
}

/**
 * Reads the link with which editors share drafts.
 *
 * @returns null where nobody ever shared any
 * @throws LakeUnavailableError when the content lake does not answer
 */
export function readSharedPreview(): Promise<SharedPreview | null> {
  return createDraftClient().fetch<SharedPreview | null>(
    '*[_id == $id && _type == $type][0]{secret, _updatedAt}',
    shareDocument,
    {perspective: 'raw', cache: 'no-store'},
  )
}

/**
 * Says until when the link that an editor shares can be opened.
 *
 * @returns a day in London, `2026-12-03`; null where nobody shares drafts
 * @throws LakeUnavailableError when the content lake does not answer
 */
export async function lastDayOfSharedPreview(): Promise<string | null> {
  const shared = await readSharedPreview()
  return shared === null ? null : londonDay(new Date(endOfShare(shared)))
}
