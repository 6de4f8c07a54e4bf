import {httpError} from '#content-lake/http/errors.ts'
import type {ViewName} from '#content-lake/store/perspective-view.ts'

/** Since this version a query without a perspective sees published documents only. */
const publishedByDefaultSince = '2025-02-19'

const namePattern = /^[A-Za-z0-9_-]+$/

/**
 * Returns the view a request asks for. Source: Sanity docs, "Perspectives".
 * @throws LakeError 400 for something that is no perspective, 401 when a stranger asks for drafts.
 */
export function viewOf(
  perspective: string | null,
  apiVersion: string,
  canReadUnpublished: boolean,
): ViewName {
  const asked = perspective ?? (isPublishedByDefault(apiVersion) ? 'published' : 'raw')
  const layers = asked.split(',').map((layer) => (layer === 'previewDrafts' ? 'drafts' : layer))
  const [first = ''] = layers
  if (layers.length === 1 && (first === 'raw' || first === 'published')) {
    return canReadUnpublished ? first : 'public'
  }
  if (layers.includes('raw') || !layers.every((layer) => namePattern.test(layer))) {
    throw httpError(400, `"${asked}" is not a perspective`)
  }
  if (!canReadUnpublished) {
    throw httpError(
      401,
      `The perspective "${asked}" shows unpublished content: it needs a token that may read it`,
      'SIO-401-ANF',
    )
  }
  return layers
}

/** Tells whether an API version sees published documents only unless asked otherwise. */
export function isPublishedByDefault(apiVersion: string): boolean {
  if (apiVersion === '1') return false
  return apiVersion === 'X' || apiVersion >= publishedByDefaultSince
}
