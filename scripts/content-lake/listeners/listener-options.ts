import type {Access} from '#content-lake/auth/access.ts'
import {queryError, unauthorized} from '#content-lake/http/errors.ts'
import {isPublishedByDefault} from '#content-lake/query/perspective.ts'
import {queryParams} from '#content-lake/query/query-routes.ts'

/** Options of a listener (Sanity HTTP API, "Listening"). */
export interface ListenerOptions {
  readonly query: string
  readonly params: Readonly<Record<string, unknown>>
  readonly includeResult: boolean
  readonly includePreviousRevision: boolean
  readonly includeMutations: boolean
  readonly includeAllVersions: boolean
  readonly includeEffects: boolean
  readonly enableResume: boolean
  /** Whether to send events of public documents only. */
  readonly publicOnly: boolean
  readonly identity: string
}

/**
 * Reads the options of `/data/listen`.
 * @throws LakeError 400 without a query, 401 when an anonymous request includes drafts and versions
 */
export function listenerOptions(url: URL, apiVersion: string, access: Access): ListenerOptions {
  const query = url.searchParams.get('query')
  if (query === null) throw queryError('The parameter "query" is missing', '')
  const isOn = (name: string, otherwise: boolean) => {
    const value = url.searchParams.get(name)
    return value === null ? otherwise : value === 'true'
  }
  if (isOn('includeAllVersions', false) && !access.canReadUnpublished) {
    throw unauthorized('Unauthorized - drafts and versions need a token that may read them')
  }
  return {
    query,
    params: queryParams(url),
    // The client sends only options that are `true`.
    includeResult: isOn('includeResult', false),
    includePreviousRevision: isOn('includePreviousRevision', false),
    includeMutations: isOn('includeMutations', true),
    includeAllVersions: isOn('includeAllVersions', !isPublishedByDefault(apiVersion)),
    includeEffects: url.searchParams.get('effectFormat') === 'mendoza',
    enableResume: isOn('enableResume', false),
    publicOnly: !access.canReadUnpublished,
    identity: access.identity,
  }
}
