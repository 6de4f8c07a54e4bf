import {httpError, unauthorized} from '#content-lake/http/errors.ts'
import type {ViewName} from '#content-lake/store/perspective-view.ts'

/** Since this API version, queries without a perspective see published documents only. */
const publishedByDefaultSince = '2025-02-19'

/**
 * Returns the view of a request (Sanity docs, "Perspectives").
 * @throws LakeError 400 for an unknown perspective, such as a release, 401 when an anonymous request wants drafts
 */
export function viewOf(
  perspective: string | null,
  apiVersion: string,
  canReadUnpublished: boolean,
): ViewName {
  const requested = perspective ?? (isPublishedByDefault(apiVersion) ? 'published' : 'raw')
  if (requested === 'raw' || requested === 'published') {
    return canReadUnpublished ? requested : 'public'
  }
  if (requested !== 'drafts') {
    throw httpError(400, `The local content lake has no perspective "${requested}"`)
  }
  if (!canReadUnpublished) {
    throw unauthorized('The perspective "drafts" needs a token that may read unpublished content')
  }
  return requested
}

export function isPublishedByDefault(apiVersion: string): boolean {
  if (apiVersion === '1') return false
  return apiVersion === 'X' || apiVersion >= publishedByDefaultSince
}
