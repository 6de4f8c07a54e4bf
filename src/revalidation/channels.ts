import {channel} from 'node:diagnostics_channel'

/**
 * The edge server, Next's cache handler and Next's bundles load separate module instances, so they communicate here.
 */

/** Publishes `string[]`, invalidated cache tags. */
export const invalidations = channel('site.invalidations')

/** Publishes `string`, the path of a page that a visitor received. */
export const visits = channel('site.visits')

/** Publishes {@link CachedPageEvent}. */
export const cachedPages = channel('site.cached-pages')

/** The facts that decide whether a page of Next's cache is fresh. */
export interface PageAge {
  /** Cache tags, joined by commas. */
  tags: string
  /** Stamp of the start of the rendering (`currentStamp`). */
  lastModified: number
  /** Time to live in seconds; without a number the page never expires. */
  revalidate?: number | false | undefined
}

/** Sent when Next reads, stores or deletes a cached page. */
export interface CachedPageEvent {
  path: string
  /** `null`: it was deleted. */
  age: PageAge | null
  isStored: boolean
}

export const isCachedPageEvent = (message: unknown): message is CachedPageEvent =>
  typeof message === 'object' && message !== null && 'path' in message && 'age' in message
