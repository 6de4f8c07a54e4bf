import 'server-only'
import {pageCacheHeader, pageCacheStates} from '#config/next-internals.ts'
import {ownRequestHeader} from '#http/own-requests.ts'
import type {PageFreshness} from './page-freshness.ts'

const timeoutMs = 10_000
/** Doubles after each retry, because requests slow the rendering down. */
const pauseMs = {first: 320, longest: 1280}
const concurrency = 4

/**
 * Requests pages until Next has a fresh copy, so that no visitor receives a stale one (decision 5).
 *
 * @throws when the site doesn't respond
 */
export async function prewarmPages(
  origin: string,
  paths: readonly string[],
  freshness: PageFreshness,
): Promise<void> {
  const queue = [...new Set(paths)]
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift())
      await prewarmPage(origin, path, freshness)
  }
  await Promise.all(Array.from({length: concurrency}, work))
}

async function prewarmPage(origin: string, path: string, freshness: PageFreshness): Promise<void> {
  const deadline = performance.now() + timeoutMs
  let pause = pauseMs.first
  while (!freshness.isFresh(path)) {
    if (performance.now() > deadline) {
      console.warn(`${path} was not fresh after ${timeoutMs} ms; its next visitor refreshes it.`)
      return
    }
    const response = await fetch(origin + path, {
      method: 'HEAD',
      headers: {...ownRequestHeader(), 'accept-encoding': 'identity'},
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const state = response.headers.get(pageCacheHeader)
    if (state !== pageCacheStates.stale && state !== pageCacheStates.missing) return
    await freshness.whenStored(path, pause)
    pause = Math.min(pause * 2, pauseMs.longest)
  }
}
