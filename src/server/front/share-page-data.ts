import {pageCacheHeader} from '#lib/next-internals.ts'
import type {Answer} from './page-cache.ts'

/**
 * Lets the other machines of the site have the data of a page before anybody gets the page without it (decision 86):
 * the proxy may ask any of them for it. Whoever asked for the page waits for that as long as for a shared page at most.
 *
 * @param answer - as Next gave it
 * @param name - of its data
 * @param data - compressed with Brotli
 * @returns whether it is found now by whoever is asked; with one machine it is
 */
export async function sharePageData(answer: Answer, name: string, data: Buffer): Promise<boolean> {
  const {sharedPages} = globalThis
  if (sharedPages === undefined) return true
  // What Next does not keep either may be made up by a stranger, each time anew (OPS-4).
  if (answer.status !== 200 || !(pageCacheHeader in answer.headers)) return false
  return await sharedPages.keepData(name, data)
}
