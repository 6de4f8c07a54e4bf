import {channel} from 'node:diagnostics_channel'

/**
 * Channels of `node:diagnostics_channel`, of which the process has one each. The edge server, Next's cache handler and
 * the bundles of Next load separate module instances, so they communicate over these.
 */

/** Cache tags that were invalidated: `string[]`. */
export const invalidations = channel('site.invalidations')

/** Paths of pages that visitors received: `string`. */
export const visits = channel('site.visits')

/** {@link CachedPageEvent}s of Next's page cache. */
export const cachedPages = channel('site.cached-pages')

/** The facts that decide whether a page of Next's cache is fresh. */
export interface PageAge {
  /** Its cache tags, joined by commas. */
  tags: string
  /** When its rendering began, in milliseconds since the epoch. */
  lastModified: number
  /** After how many seconds it is stale whatever is published; `false` or nothing: never. */
  revalidate?: number | false | undefined
}

/** A page that Next read from its cache, stored there, or that was deleted there. */
export interface CachedPageEvent {
  path: string
  /** `null`: it was deleted. */
  age: PageAge | null
  isStored: boolean
}

/** @param message - from {@link cachedPages} */
export const isCachedPageEvent = (message: unknown): message is CachedPageEvent =>
  typeof message === 'object' && message !== null && 'path' in message && 'age' in message
