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
    return age !== undefined && isFreshAt(age, Date.now())
  }

  /** Resolves when a page is stored, or after a timeout. */
  async whenStored(path: string, timeoutMs: number): Promise<void> {
    const signal = AbortSignal.timeout(timeoutMs)
    await once(this.#stored, path, {signal}).catch(() => undefined)
  }
}

/** Follows Next's own rule (`IncrementalCache.get`). */
export function isFreshAt({tags, lastModified, revalidate}: PageAge, now: number): boolean {
  if (typeof revalidate === 'number' && lastModified + revalidate * 1000 < now) return false
  const names = tags === '' ? [] : tags.split(',')
  return !areTagsExpired(names, lastModified) && !areTagsStale(names, lastModified)
}
