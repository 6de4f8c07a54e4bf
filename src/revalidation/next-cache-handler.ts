import type {CacheHandler, CacheHandlerValue} from 'next/dist/server/lib/incremental-cache'
import * as fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import {cachedPages, type CachedPageEvent, type PageAge} from './channels.ts'
import {pathFromKey} from './page-files.ts'
import {currentStamp, isFresh} from './page-freshness.ts'

type Get = CacheHandler['get']
type Set = CacheHandler['set']

/** A page that Next is rendering, or renders at the next request. */
interface Rendering {
  /** A stamp. The rendering has sent no query before. */
  startedAt: number
  /** The stale entry, which Next stores again when the rendering fails. */
  staleEntry: unknown
}

/** Header of a cached page with its tags; Next removes it from responses. */
const tagsHeader = 'x-next-cache-tags'

const FileSystemCache = defaultOf(fileSystemCacheModule.default)

/** Pages that were missing or stale when last read, and not stored since. */
const renderings = new Map<string, Rendering>()
/** Stamps of the start of the rendering of each page that this process stored. */
const renderingStarts = new Map<string, number>()
/** No page of an earlier process is later, whatever the clock was when it was stored. */
const loadedAt = currentStamp()

/**
 * Next's page cache on disk, except that a page is dated by the start of its rendering. Next dates it by the time it
 * is stored, so a publication during the rendering would never invalidate it (decision 42, observed with Next
 * 16.4.5).
 *
 * Next loads this file itself, outside its bundles (`cacheHandler` of `next.config.ts`).
 */
export default class PageCacheHandler extends FileSystemCache {
  /** @returns for pages, an entry whose `lastModified` is the start of the rendering */
  override async get(...[key, context]: Parameters<Get>): Promise<CacheHandlerValue | null> {
    const startedAt = currentStamp()
    const stored = await super.get(key, context)
    if (!isPage(context.kind)) return stored
    const entry = stored && {
      ...stored,
      lastModified: renderingStarts.get(key) ?? Math.min(stored.lastModified, loadedAt),
    }
    if (entry !== null) {
      const age = ageOf(entry.value, entry.lastModified, entry.cacheControl)
      publish(key, age, false)
      if (isFresh(age)) {
        renderings.delete(key)
        return entry
      }
    }
    // Concurrent requests share the first one's rendering.
    if (!renderings.has(key)) renderings.set(key, {startedAt, staleEntry: stored?.value})
    return entry
  }

  override async set(...[key, value, context]: Parameters<Set>): Promise<void> {
    if (isPage(value?.kind)) {
      const rendering = renderings.get(key)
      renderings.delete(key)
      // The current time delays Next's retry after rendering fails.
      const isRendered = rendering !== undefined && rendering.staleEntry !== value
      renderingStarts.set(key, isRendered ? rendering.startedAt : currentStamp())
    }
    await super.set(key, value, context)
    if (value === null || !isPage(value.kind)) return
    const lastModified = renderingStarts.get(key) ?? currentStamp()
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    publish(key, ageOf(value, lastModified, cacheControl), true)
  }
}

function publish(key: string, age: PageAge, isStored: boolean): void {
  cachedPages.publish({path: pathFromKey(key), age, isStored} satisfies CachedPageEvent)
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

/** Node returns a CommonJS module's exports where a bundler returns their `default`. */
function defaultOf<Value extends object>(imported: Value): Value {
  const isValue = (candidate: unknown): candidate is Value => typeof candidate === 'function'
  const inner: unknown = Reflect.get(imported, 'default')
  return isValue(inner) ? inner : imported
}
