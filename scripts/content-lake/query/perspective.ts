import {httpError} from '#content-lake/http/errors.ts'
import type {ViewName} from '#content-lake/store/perspective-view.ts'

/** Since this API version, queries without a perspective see published documents only. */
const publishedByDefaultSince = '2025-02-19'

const namePattern = /^[A-Za-z0-9_-]+$/

/**
 * Returns the view of a request (Sanity docs, "Perspectives").
 * @throws LakeError 400 for an invalid perspective, 401 when an anonymous request names an unpublished one
 */
export function viewOf(
  perspective: string | null,
  apiVersion: string,
  canReadUnpublished: boolean,
): ViewName {
  const requested = perspective ?? (isPublishedByDefault(apiVersion) ? 'published' : 'raw')
  const layers = requested.split(',').map((layer) => (layer === 'previewDrafts' ? 'drafts' : layer))
  const [first = ''] = layers
  if (layers.length === 1 && (first === 'raw' || first === 'published')) {
    return canReadUnpublished ? first : 'public'
  }
  if (layers.includes('raw') || !layers.every((layer) => namePattern.test(layer))) {
    throw httpError(400, `"${requested}" is not a valid perspective`)
  }
  if (!canReadUnpublished) {
    throw httpError(
      401,
      `The perspective "${requested}" shows unpublished content: it needs a token that may read it`,
      'SIO-401-ANF',
    )
  }
  return layers
}

export function isPublishedByDefault(apiVersion: string): boolean {
  if (apiVersion === '1') return false
  return apiVersion === 'X' || apiVersion >= publishedByDefaultSince
}
