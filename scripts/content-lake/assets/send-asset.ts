import {basename, dirname} from 'node:path'
import type {FastifyReply, FastifyRequest} from 'fastify'
import {contentTypeOf} from '#content-lake/http/content-types.ts'

const inlineTypes =
  /^(image\/(?!svg)|audio\/|video\/|font\/|application\/pdf|text\/(plain|vtt|csv))/

/** Sends an uploaded file or a range of it, by its path from `AssetFolder`. */
export function sendOriginal(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): FastifyReply {
  const name = basename(path)
  setAssetHeaders(request, reply, name)
  const options = {cacheControl: false, contentType: false, lastModified: false}
  return reply.sendFile(name, dirname(path), options)
}

/**
 * Sets the headers of an asset. Names contain a hash of the content, so responses are immutable. Content that could run
 * scripts is sandboxed or sent as an attachment.
 */
export function setAssetHeaders(
  {address}: FastifyRequest,
  reply: FastifyReply,
  fileName: string,
): void {
  const type = contentTypeOf(fileName)
  const requested = address.searchParams.get('dl')
  const isInline = address.pathname.startsWith('/images/') || inlineTypes.test(type)
  reply.removeHeader('access-control-allow-credentials')
  reply.removeHeader('vary')
  if (address.searchParams.get('auto') === 'format') reply.header('vary', 'Accept')
  if (requested !== null || !isInline)
    reply.header('content-disposition', attachmentOf(requested || fileName))
  reply.headers({
    'content-type': type,
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
}

function attachmentOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
