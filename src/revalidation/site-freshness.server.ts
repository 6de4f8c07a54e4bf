import 'server-only'
import {affectsRoutes, type ContentChange} from '#shared/content-change.ts'
import {refreshSearch} from '#search/search-state.server.ts'
import type {InvalidationStream} from './invalidation-stream.ts'
import {Prewarmer} from './prewarm.server.ts'
import {refreshPaths} from './refresh-paths.server.ts'
import {cacheTagsForChange} from '#cache-tags/cache-tags.ts'
import {areVisible, whenVisible} from './visible-changes.server.ts'
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
  /** Compares the pages with the content soon. */
  checkSoon: () => void = () => undefined
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
   * Applies a webhook's changes on all instances. Resolves when new paths respond; `defer` runs the rest. While
   * queries don't return the changes yet, it resolves at once and `defer` runs everything.
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
    // When the lake doesn't respond, reading the paths fails too.
    const isVisible = await areVisible(changes).catch(() => true)
    try {
      if (isVisible) await this.#invalidate(changes)
    } finally {
      // Announced before the response, so that a shutdown afterwards loses no change.
      await announced
      defer(() => this.#finishPublication(changes, {receivedAt, isInvalidated: isVisible}))
    }
  }

  /**
   * Applies changes that another instance or a content check reported.
   *
   * @throws when the content lake or the site doesn't respond
   */
  async applyChanges(changes: readonly ContentChange[]): Promise<void> {
    await this.#waitFor(changes)
    await this.#invalidate(changes)
    await this.#revalidate(changes)
  }

  /** A page rendered before queries return a change would count as fresh without it. */
  async #waitFor(changes: readonly ContentChange[]): Promise<void> {
    if (await whenVisible(changes)) return
    console.warn('Queries did not return published changes for 30 seconds; comparing the content.')
    this.checkSoon()
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
    // In the background, because ten thousand entries take seconds.
    void refreshSearch()
    const others = await Promise.allSettled([this.#prewarmer.prewarmCandidates()])
    for (const result of [...changed, ...others])
      if (result.status === 'rejected') throw result.reason
  }

  async #finishPublication(
    changes: readonly ContentChange[],
    {receivedAt, isInvalidated}: {receivedAt: number; isInvalidated: boolean},
  ): Promise<void> {
    try {
      if (isInvalidated) await this.#revalidate(changes)
      else await this.applyChanges(changes)
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
