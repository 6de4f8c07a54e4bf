import type {IncomingMessage, ServerResponse} from 'node:http'
import {chooseEncoding} from '#lib/content-encoding.ts'
import type {Page} from './page-cache.ts'

/**
 * Sends a page in the coding that a visitor takes, or says that they have it already.
 *
 * @param request - GET or HEAD
 * @param response - that nothing was written to
 * @param page - in every coding
 */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const {etag, status} = page
  if (status === 200 && isUnchanged(request.headers['if-none-match'], etag)) {
    response.writeHead(304, {etag, ...pick(page.headers, ['cache-control', 'vary'])}).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const bytes = page.bytes[encoding]
  response.writeHead(status, {
    ...page.headers,
    etag,
    'content-length': bytes.length,
    ...(encoding !== 'identity' && {'content-encoding': encoding}),
  })
  if (request.method === 'HEAD') response.end()
  else response.end(bytes)
}

/**
 * Compares weakly (RFC 9110 §13.1.2).
 *
 * @param condition - the request's `If-None-Match`
 * @param etag - of the answer
 */
export function isUnchanged(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false
  if (condition.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return condition.split(',').some((tag) => bare(tag) === bare(etag))
}

const pick = (headers: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))
