import 'server-only'
import {createDraftClient} from './client.server.ts'
import type {SharedPreview} from './shared-preview.ts'

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
