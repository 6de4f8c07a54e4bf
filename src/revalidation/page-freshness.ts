import {EventEmitter, once} from 'node:events'
import {LRUCache} from 'lru-cache'
import {
  areTagsExpired,
  areTagsStale,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import {cachedPages, isCachedPageEvent, type PageAge} from './channels.ts'

/** More than are ever prewarmed (`wanted-pages.ts`), each about two kilobytes of tags. */
const maxPages = 1000

/**
 * Record of which pages in Next's cache are fresh, made from what Next reads and stores: prewarming requests what a
 * publication made stale, and nothing else.
 */
export class PageFreshness {
  readonly #ages = new LRUCache<string, PageAge>({max: maxPages})
  /** Emits the path of each page that is stored. */
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

  /**
   * Says whether a page is fresh.
   *
   * @param path - that a page answers at
   * @returns `false` also when nothing is known of it
   */
  isFresh(path: string): boolean {
    const age = this.#ages.get(path)
    return age !== undefined && isFreshAt(age, Date.now())
  }

  /**
   * Waits for a page to be stored.
   *
   * @param path - that a page answers at
   * @param timeoutMs - after which it resolves all the same, in milliseconds
   */
  async whenStored(path: string, timeoutMs: number): Promise<void> {
    const signal = AbortSignal.timeout(timeoutMs)
    await once(this.#stored, path, {signal}).catch(() => undefined)
  }
}

/**
 * Says whether a page is fresh, as Next decides it (`IncrementalCache.get`).
 *
 * @param age - of the page
 * @param now - in milliseconds since the epoch
 */
export function isFreshAt({tags, lastModified, revalidate}: PageAge, now: number): boolean {
  if (typeof revalidate === 'number' && lastModified + revalidate * 1000 < now) return false
  const names = tags === '' ? [] : tags.split(',')
  return !areTagsExpired(names, lastModified) && !areTagsStale(names, lastModified)
}
