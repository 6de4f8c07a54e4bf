import type {ServerResponse} from 'node:http'
import {httpError} from '#content-lake/http/errors.ts'
import type {LakeRequest} from '#content-lake/http/request.ts'
import {sendFileContent} from '#content-lake/http/respond.ts'
import {type ByteRange, byteRange} from './byte-range.ts'

/** Content of an asset in memory or on disk. */
export type AssetContent = Buffer | {readonly path: string; readonly size: number}

export interface OutgoingAsset {
  /** Not called when the client has the asset cached. */
  readonly content: () => Promise<AssetContent>
  readonly contentType: string
  readonly etag: string
  readonly fileName: string
  readonly varies: boolean
}

const inlineTypes =
  /^(image\/(?!svg)|audio\/|video\/|font\/|application\/pdf|text\/(plain|vtt|csv))/

/**
 * Sends an asset or a range of it. Names contain a hash of the content, so responses are immutable. Content that
 * could run scripts is sandboxed or sent as an attachment.
 * @throws LakeError 416 for a range outside the file; every error of `content`
 */
export async function sendAsset(
  request: LakeRequest,
  response: ServerResponse,
  asset: OutgoingAsset,
): Promise<void> {
  const {headers} = request.incoming
  response.removeHeader('access-control-allow-credentials')
  response.removeHeader('vary')
  const common = {
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    etag: asset.etag,
    ...(asset.varies ? {vary: 'Accept'} : {}),
  }
  if (headers['if-none-match']?.split(',').some((tag) => tag.trim() === asset.etag)) {
    response.writeHead(304, common)
    response.end()
    return
  }
  const content = await asset.content()
  const size = Buffer.isBuffer(content) ? content.length : content.size
  const ifRange = headers['if-range']
  const range =
    ifRange === undefined || ifRange === asset.etag ? byteRange(headers.range, size) : undefined
  if (range === 'unsatisfiable') {
    response.setHeader('content-range', `bytes */${size}`)
    throw httpError(416, `The file has ${size} bytes`)
  }
  response.writeHead(range ? 206 : 200, {
    ...common,
    'content-type': asset.contentType,
    'content-length': range ? range.end - range.start + 1 : size,
    'accept-ranges': 'bytes',
    ...(range ? {'content-range': `bytes ${range.start}-${range.end}/${size}`} : {}),
    ...contentDisposition(request, asset),
  })
  if (request.method === 'HEAD') response.end()
  else await sendContent(response, content, range)
}

async function sendContent(
  response: ServerResponse,
  content: AssetContent,
  range: ByteRange | undefined,
): Promise<void> {
  if (Buffer.isBuffer(content)) {
    response.end(range ? content.subarray(range.start, range.end + 1) : content)
    return
  }
  await sendFileContent(response, content.path, range)
}

function contentDisposition(request: LakeRequest, asset: OutgoingAsset): Record<string, string> {
  const requested = request.url.searchParams.get('dl')
  const isImage = request.url.pathname.startsWith('/images/')
  if (requested === null && (isImage || inlineTypes.test(asset.contentType))) return {}
  const name = requested || asset.fileName
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  return {
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  }
}
