import {LRUCache} from 'lru-cache'
import {
  areTagsExpired,
  areTagsStale,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/** What decides whether a page of Next's cache is fresh. */
export interface PageAge {
  /** What it shows, joined by commas. */
  tags: string
  /** When its rendering began, in milliseconds since the epoch. */
  lastModified: number
  /** After how many seconds it is stale whatever is published; `false` or nothing: never. */
  revalidate?: number | false | undefined
}

/** More than are ever kept fresh before anybody asks (`wanted-pages.ts`), each about two kilobytes of tags. */
const maxPages = 1000

declare global {
  /** Next loads its cache handler by itself: what renders pages again is another bundle of the same process. */
  var pageFreshness: PageFreshness | undefined
}

/**
 * Knows of the pages that went in or out of Next's cache which are fresh, in this process and without reading them: a
 * publication asks for what it made stale, and for nothing else.
 */
export class PageFreshness {
  readonly #ages = new LRUCache<string, PageAge>({max: maxPages})
  readonly #waiting = new Map<string, Set<() => void>>()

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

  /** Remembers a page that was read. */
  noteRead(path: string, age: PageAge): void {
    this.#ages.set(path, age)
  }

  /** Remembers a page that was stored, and tells who waits for it. */
  noteStored(path: string, age: PageAge): void {
    this.#ages.set(path, age)
    for (const resolve of this.#waiting.get(path) ?? []) resolve()
  }

  /** Nothing is known of a page any more: it was deleted behind Next's back. */
  forget(path: string): void {
    this.#ages.delete(path)
  }

  /**
   * Waits for a page to be stored.
   *
   * @param path - that a page answers at
   * @param timeoutMs - after which it resolves all the same, in milliseconds
   */
  async whenStored(path: string, timeoutMs: number): Promise<void> {
    const waiting = this.#waiting.get(path) ?? new Set()
    this.#waiting.set(path, waiting)
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer)
        waiting.delete(done)
        if (waiting.size === 0) this.#waiting.delete(path)
        resolve()
      }
      const timer = setTimeout(done, timeoutMs)
      waiting.add(done)
    })
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
