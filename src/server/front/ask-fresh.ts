import {pageCacheHeader, pageCacheStates} from '#lib/next-internals.ts'
import type {PageFreshness} from '#lib/page-freshness.ts'
import type {Answer} from './page-cache.ts'

/** Longer than a page takes to be rendered, and as long as any call to the content lake (decision 15). */
export const maxWaitMs = 2000

/** A rendering may be overtaken by another publication: then it takes one more. */
const maxWaits = 2

/**
 * Asks Next for a page, and where Next gives the copy that a publication made stale, while it renders another, waits for
 * that one: also of the pages that nobody has rendered again yet, the first visitor after a publication sees it
 * (decision 93). While the content lake is away Next stores the last good page again at once, and nobody waits for long.
 *
 * @param ask - asks Next for a path
 * @param knownFreshness - knows which pages are fresh; undefined before Next has read the first
 * @param timeoutMs - after which the stale page is better than none, in milliseconds
 * @throws what `ask` throws
 */
export function askFresh(
  ask: (path: string) => Promise<Answer>,
  knownFreshness: () => Pick<PageFreshness, 'isFresh' | 'whenStored'> | undefined,
  timeoutMs = maxWaitMs,
): (path: string) => Promise<Answer> {
  return async (path) => {
    const deadline = performance.now() + timeoutMs
    let answer = await ask(path)
    for (let waits = 0; waits < maxWaits && isStalePage(answer); waits += 1) {
      const freshness = knownFreshness()
      const leftMs = deadline - performance.now()
      if (freshness === undefined || leftMs <= 0) break
      // Stored perhaps while the stale copy was on its way.
      if (!freshness.isFresh(path)) await freshness.whenStored(path, leftMs)
      answer = await ask(path)
    }
    return answer
  }
}

/** The not-found page is stored under a path of its own. */
const isStalePage = ({status, headers}: Answer) =>
  status === 200 && headers[pageCacheHeader] === pageCacheStates.stale
