import type {CacheHandler, CacheHandlerValue} from 'next/dist/server/lib/incremental-cache'
import * as fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import {cachedPages, type CachedPageEvent, type PageAge} from './channels.ts'
import {pathOfKey} from './page-files.ts'
import {isFreshAt} from './page-freshness.ts'

type Get = CacheHandler['get']
type Set = CacheHandler['set']

/** A page that Next is rendering, or will when a visitor asks for it. */
interface Rendering {
  /** Before this moment no query of it was sent, in milliseconds since the epoch. */
  since: number
  /** The stale copy; Next stores it once more when the rendering fails. */
  found: unknown
}

/** The header of a kept page that names its tags; Next takes it out of what it answers. */
const tagsHeader = 'x-next-cache-tags'

const FileSystemCache = defaultOf(fileSystemCacheModule.default)

/** Pages that were found missing or stale and have not been stored since. */
const renderings = new Map<string, Rendering>()
/** When the rendering of what this process stored last began, in milliseconds since the epoch. */
const begun = new Map<string, number>()

/**
 * Next's own page cache on disk, in which a page is as old as the questions it was rendered from. Next dates it by
 * the moment in which it was stored: what is published while a page is rendered would never make it stale, and stay
 * unseen until something else is published (decision 42, measured with Next 16.4.5).
 *
 * Next loads this file by itself, outside its bundles (`cacheHandler` of `next.config.ts`).
 */
export default class PageCacheHandler extends FileSystemCache {
  /**
   * Reads a page, or what a cached call answered.
   *
   * @returns the entry; `lastModified` of a page is when its rendering began
   */
  override async get(...[key, context]: Parameters<Get>): Promise<CacheHandlerValue | null> {
    const now = Date.now()
    const stored = await super.get(key, context)
    if (!isPage(context.kind)) return stored
    const entry = stored && {
      ...stored,
      lastModified: Math.min(stored.lastModified, begun.get(key) ?? Infinity),
    }
    if (entry !== null) {
      const age = ageOf(entry.value, entry.lastModified, entry.cacheControl)
      publish(key, age, false)
      if (isFreshAt(age, now)) {
        renderings.delete(key)
        return entry
      }
    }
    // Next renders a page once at a time: whoever asks meanwhile gets what was begun for the first.
    if (!renderings.has(key)) renderings.set(key, {since: now, found: stored?.value})
    return entry
  }

  /** Keeps a page, or what a cached call answered. */
  override async set(...[key, value, context]: Parameters<Set>): Promise<void> {
    if (isPage(value?.kind)) {
      const rendering = renderings.get(key)
      renderings.delete(key)
      // A copy that is stored again is dated as Next wants it: that is how it waits before it tries once more.
      if (rendering === undefined || rendering.found === value) begun.delete(key)
      else begun.set(key, rendering.since)
    }
    await super.set(key, value, context)
    if (value === null || !isPage(value.kind)) return
    const lastModified = begun.get(key) ?? Date.now()
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    publish(key, ageOf(value, lastModified, cacheControl), true)
  }
}

function publish(key: string, age: PageAge, isStored: boolean): void {
  cachedPages.publish({path: pathOfKey(key), age, isStored} satisfies CachedPageEvent)
}

const isPage = (kind: string | undefined) => kind === 'APP_PAGE' || kind === 'APP_ROUTE'

function ageOf(
  value: object | null,
  lastModified: number,
  cacheControl: CacheHandlerValue['cacheControl'],
): PageAge {
  const headers: unknown = value !== null && 'headers' in value ? value.headers : undefined
  const tags: unknown = headers instanceof Object ? Reflect.get(headers, tagsHeader) : undefined
  return {
    tags: typeof tags === 'string' ? tags : '',
    lastModified,
    revalidate: cacheControl?.revalidate,
  }
}

/** Node gives the exports of a CommonJS module where a bundler gives their `default`. */
function defaultOf<Value extends object>(imported: Value): Value {
  const isValue = (candidate: unknown): candidate is Value => typeof candidate === 'function'
  const inner: unknown = Reflect.get(imported, 'default')
  return isValue(inner) ? inner : imported
}
