import 'server-only'
import {pageCacheHeader, pageCacheStates} from '#config/next-internals.ts'
import type {PageFreshness} from './page-freshness.ts'

/** How long a page may take to be rendered before it is left to its next visitor, in milliseconds. */
const timeoutMs = 10_000
/**
 * How long until a page is requested again that was not stored, in milliseconds: twice as long each time, because
 * requests slow rendering down.
 */
const pauseMs = {first: 320, longest: 1280}
const concurrency = 4

/**
 * Requests pages until Next has a fresh copy, so that no visitor is given the stale one that an invalidation leaves
 * behind (decision 5). A page that is fresh costs one request, and none when its freshness is on record.
 *
 * @param origin - where this site answers itself
 * @param paths - the pages, the most urgent first
 * @param freshness - of the pages of this process
 * @returns the paths that were stale and are fresh now
 * @throws when the site does not answer itself
 */
export async function prewarmPages(
  origin: string,
  paths: readonly string[],
  freshness: PageFreshness,
): Promise<string[]> {
  const queue = [...new Set(paths)]
  const prewarmed: string[] = []
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (await prewarmPage(origin, path, freshness)) prewarmed.push(path)
    }
  }
  await Promise.all(Array.from({length: concurrency}, work))
  return prewarmed
}

async function prewarmPage(
  origin: string,
  path: string,
  freshness: PageFreshness,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  let wasStale = false
  let pause = pauseMs.first
  while (!freshness.isFresh(path)) {
    if (performance.now() > deadline) {
      console.warn(`${path} was not fresh after ${timeoutMs} ms; its next visitor will make it so.`)
      return false
    }
    const response = await fetch(origin + path, {
      method: 'HEAD',
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const state = response.headers.get(pageCacheHeader)
    if (state !== pageCacheStates.stale && state !== pageCacheStates.missing) return wasStale
    wasStale = true
    await freshness.whenStored(path, pause)
    pause = Math.min(pause * 2, pauseMs.longest)
  }
  return wasStale
}
