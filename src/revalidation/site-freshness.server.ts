import 'server-only'
import {affectsRoutes, type ContentChange} from '#shared/content-change.ts'
import {refreshSearch} from '#search/search-state.server.ts'
import {invalidate} from './invalidate.ts'
import type {InvalidationStream} from './invalidation-stream.ts'
import {Prewarmer} from './prewarm.server.ts'
import {refreshPaths} from './refresh-paths.server.ts'
import {tagsOfChange} from './tags/cache-tags.ts'

declare global {
  /**
   * Owner of freshness in the process. `startServer` sets it; the routes of the webhook, health and metrics use it, and
   * are in bundles of Next with modules of their own.
   */
  var siteFreshness: SiteFreshness | undefined
}

/** Keeps the pages and the search of this process as fresh as the content. */
export class SiteFreshness {
  readonly #prewarmer: Prewarmer
  /** The failure that was logged last. */
  #logged: unknown
  /** `null`: there is one instance. */
  stream: Pick<InvalidationStream, 'announce' | 'isReachable'> | null = null
  /** Up to when this process knows what was published, in milliseconds since the epoch; `null` until it has asked. */
  contentKnownUntil: number | null = null
  /** Webhooks after which no page was stale, and how long that took, in seconds. */
  readonly publications: {count: number; seconds: number; lastSeconds: number | null} = {
    count: 0,
    seconds: 0,
    lastSeconds: null,
  }

  /** @param origin - where this site answers itself */
  constructor(origin: string) {
    this.#prewarmer = new Prewarmer(origin)
  }

  /** Notes that this process was notified of a publication, or has asked what is published. */
  noteContentKnown(): void {
    this.contentKnownUntil = Date.now()
  }

  /**
   * Applies changes that a webhook reported, on all instances. Resolves when new paths respond.
   *
   * @param defer - runs the rest after the response
   * @throws LakeUnavailableError when the paths cannot be read
   */
  async publish(
    changes: readonly ContentChange[],
    defer: (work: () => Promise<void>) => void,
  ): Promise<void> {
    const receivedAt = performance.now()
    this.noteContentKnown()
    const announced = this.stream?.announce(changes)
    try {
      await this.#invalidate(changes)
    } finally {
      // Before the response: an instance that ends afterwards takes nothing with it.
      await announced
      defer(() => this.#finishPublication(changes, receivedAt))
    }
  }

  /**
   * Invalidates the pages that changes touch, and renders them again.
   *
   * @throws when the content lake or the site itself does not answer
   */
  async applyChanges(changes: readonly ContentChange[]): Promise<void> {
    await this.#invalidate(changes)
    await this.#revalidate(changes)
  }

  async #invalidate(changes: readonly ContentChange[]): Promise<void> {
    try {
      if (changes.some(affectsRoutes)) await refreshPaths()
    } finally {
      // Afterwards: a page that is being rendered may have read the old paths.
      invalidate(changes.flatMap(tagsOfChange))
    }
  }

  async #revalidate(changes: readonly ContentChange[]): Promise<void> {
    const changed = await Promise.allSettled([this.#prewarmer.prewarmChanged(changes)])
    // The search does not wait until a footer is on all pages.
    const others = [refreshSearch(changes), this.#prewarmer.prewarmWanted()]
    for (const result of [...changed, ...(await Promise.allSettled(others))])
      if (result.status === 'rejected') throw result.reason
  }

  async #finishPublication(changes: readonly ContentChange[], receivedAt: number): Promise<void> {
    try {
      await this.#revalidate(changes)
      const seconds = (performance.now() - receivedAt) / 1000
      this.publications.count += 1
      this.publications.seconds += seconds
      this.publications.lastSeconds = seconds
    } catch (error) {
      // Changes that shared a round share its failure.
      if (error === this.#logged) return
      this.#logged = error
      console.error(
        'Cannot show published changes everywhere:',
        error instanceof Error ? error.message : error,
      )
    }
  }
}
