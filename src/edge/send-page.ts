import type {FastifyReply, FastifyRequest} from 'fastify'
import {chooseEncoding} from '#lib/content-encoding.ts'
import type {Page} from './page-cache.ts'

/** Sends a page in the encoding that the client accepts, or 304 when its ETag matches. */
export function sendPage(
  {raw: request}: FastifyRequest,
  reply: FastifyReply,
  {status, headers, bytes, etag}: Page,
): void {
  if (status === 200 && isUnchanged(request.headers['if-none-match'], etag)) {
    const {'cache-control': cacheControl, vary} = headers
    reply.code(304).headers({etag, ...(cacheControl && {'cache-control': cacheControl}), vary})
    reply.send()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  reply.code(status).headers(headers).header('etag', etag)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.send(bytes[encoding])
}

/** Compares weakly (RFC 9110 §13.1.2). */
function isUnchanged(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false
  if (condition.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return condition.split(',').some((tag) => bare(tag) === bare(etag))
}
