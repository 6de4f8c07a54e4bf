import {EventEmitter, once} from 'node:events'
import {LRUCache} from 'lru-cache'
import {
  areTagsExpired,
  areTagsStale,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import {cachedPages, isCachedPageEvent, type PageAge} from './channels.ts'

/** More than are ever prewarmed (`prewarm-candidates.ts`); each has about two kilobytes of tags. */
const maxPages = 1000

/** Tracks which cached pages are fresh, so that prewarming requests only stale ones. */
export class PageFreshness {
  readonly #ages = new LRUCache<string, PageAge>({max: maxPages})
  readonly #stored = new EventEmitter().setMaxListeners(0)

  constructor() {
    cachedPages.subscribe((message) => {
      if (!isCachedPageEvent(message)) return
      const {path, age, isStored} = message
      if (age === null) this.#ages.delete(path)
      else this.#ages.set(path, age)
      if (isStored) this.#stored.emit(path)
    })
  }

  /** @returns `false` for stale and unknown pages */
  isFresh(path: string): boolean {
    const age = this.#ages.get(path)
    return age !== undefined && isFresh(age)
  }

  /** Resolves when a page is stored, or after a timeout. */
  async whenStored(path: string, timeoutMs: number): Promise<void> {
    const signal = AbortSignal.timeout(timeoutMs)
    await once(this.#stored, path, {signal}).catch(() => undefined)
  }
}

/**
 * Returns the time in milliseconds since the epoch that Next compares too. It never goes back while the process runs,
 * so it orders renderings and publications even when somebody sets the clock.
 */
export const currentStamp = (): number => performance.timeOrigin + performance.now()

/** Follows Next's own rule (`IncrementalCache.get`). */
export function isFresh({tags, lastModified, revalidate}: PageAge): boolean {
  if (typeof revalidate === 'number' && lastModified + revalidate * 1000 < currentStamp())
    return false
  const names = tags === '' ? [] : tags.split(',')
  return !areTagsExpired(names, lastModified) && !areTagsStale(names, lastModified)
}
