import 'server-only'
import {setTimeout} from 'node:timers/promises'
import {pageCacheHeader, pageCacheStates} from '#lib/next-internals.ts'

/** How long a page may take to be rendered again before we leave it to its next visitor, in milliseconds. */
const timeoutMs = 10_000
/**
 * How long until a page is asked for again, in milliseconds: twice as long each time, because asking slows rendering
 * down.
 */
const pauseMs = {first: 10, longest: 160}
/** The same where we are told that a page has been stored, and asking is for what nobody tells us of. */
const toldPauseMs = {first: 320, longest: 1280}
const concurrency = 4

/**
 * Requests pages until Next answers from a fresh cache, so that no visitor is given the stale copy that
 * `revalidateTag(tag, 'max')` leaves behind (decision 5). A page that is fresh costs one request, and none where this
 * process knows so (`page-freshness.ts`).
 *
 * @param origin - where this site answers itself
 * @param paths - the pages, the most urgent first
 * @returns the paths that were stale and are fresh now
 * @throws when the site does not answer itself
 */
export async function warmPages(origin: string, paths: readonly string[]): Promise<string[]> {
  const queue = [...new Set(paths)]
  const warmed: string[] = []
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (await warmPage(origin + path)) warmed.push(path)
    }
  }
  await Promise.all(Array.from({length: concurrency}, work))
  return warmed
}

async function warmPage(url: string): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  let wasStale = false
  const {pageFreshness} = globalThis
  const path = new URL(url).pathname
  const {first, longest} = pageFreshness === undefined ? pauseMs : toldPauseMs
  let pause = first
  while (pageFreshness?.isFresh(path) !== true) {
    if (performance.now() > deadline) {
      console.warn(`${url} was not fresh after ${timeoutMs} ms; its next visitor will make it so.`)
      return false
    }
    const response = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const state = response.headers.get(pageCacheHeader)
    if (state !== pageCacheStates.stale && state !== pageCacheStates.missing) return wasStale
    wasStale = true
    await (pageFreshness?.whenStored(path, pause) ?? setTimeout(pause))
    pause = Math.min(pause * 2, longest)
  }
  return wasStale
}
