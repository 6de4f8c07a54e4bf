import 'server-only'
import {affectsRoutes, type ContentChange} from '#shared/content-change.ts'
import {refreshSearch} from '#search/search-state.server.ts'
import type {InvalidationStream} from './invalidation-stream.ts'
import {Prewarmer} from './prewarm.server.ts'
import {refreshPaths} from './refresh-paths.server.ts'
import {cacheTagsForChange} from './tags/cache-tags.ts'
import {tagsManifest} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import {invalidations} from './channels.ts'
import {currentStamp} from './page-freshness.ts'

declare global {
  /** Set by `startServer`, for routes of Next's bundles, which have their own module instances. */
  var siteFreshness: SiteFreshness | undefined
}

/** Keeps the pages and the search index of this process up to date with the content. */
export class SiteFreshness {
  readonly #prewarmer: Prewarmer
  /** Avoids logging a shared failure twice. */
  #logged: unknown
  /** `null` for a single instance. */
  stream: Pick<InvalidationStream, 'announce' | 'isReachable'> | null = null
  /** Time of the last webhook or content check, in milliseconds since the epoch; `null` before the first. */
  contentKnownUntil: number | null = null
  /** Webhooks after which all pages were fresh, and the seconds that took. */
  readonly publications: {count: number; seconds: number; lastSeconds: number | null} = {
    count: 0,
    seconds: 0,
    lastSeconds: null,
  }

  /** @param origin - the site's own address */
  constructor(origin: string) {
    this.#prewarmer = new Prewarmer(origin)
  }

  noteContentKnown(): void {
    this.contentKnownUntil = Date.now()
  }

  /**
   * Applies a webhook's changes on all instances. Resolves when new paths respond; `defer` runs the rest.
   *
   * @throws LakeUnavailableError when the paths can't be read
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
      // Announced before the response, so that a shutdown afterwards loses no change.
      await announced
      defer(() => this.#finishPublication(changes, receivedAt))
    }
  }

  /** @throws when the content lake or the site doesn't respond */
  async applyChanges(changes: readonly ContentChange[]): Promise<void> {
    await this.#invalidate(changes)
    await this.#revalidate(changes)
  }

  async #invalidate(changes: readonly ContentChange[]): Promise<void> {
    try {
      if (changes.some(affectsRoutes)) await refreshPaths()
    } finally {
      // Afterwards, because a page that is being rendered may have read the old paths.
      invalidate(changes.flatMap(cacheTagsForChange))
    }
  }

  async #revalidate(changes: readonly ContentChange[]): Promise<void> {
    const changed = await Promise.allSettled([this.#prewarmer.prewarmChanged(changes)])
    // The search doesn't wait until a footer has reached every page.
    const others = [refreshSearch(changes), this.#prewarmer.prewarmCandidates()]
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
        'Cannot refresh all pages of published changes:',
        error instanceof Error ? error.message : error,
      )
    }
  }
}

/** Works like `revalidateTag(tag, 'max')`, which Next allows only while it handles a request. */
export function invalidate(tags: readonly string[]): void {
  const stale = currentStamp()
  for (const tag of tags) tagsManifest.set(tag, {...tagsManifest.get(tag), stale})
  invalidations.publish(tags)
}
