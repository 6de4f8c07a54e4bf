import {createHash} from 'node:crypto'
import {extname} from 'node:path'
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import {httpError} from '#content-lake/http/errors.ts'
import {pathParam} from '#content-lake/http/request.ts'
import {assetKinds} from './asset-folder.ts'
import {type ImageParams, imageParams, requestsOriginal} from './image-params.ts'
import type {Assets} from './open-assets.ts'
import {sendOriginal, setAssetHeaders} from './send-asset.ts'
import {type OutputFormat, transformImage} from './transform-image.ts'

/** Adds the routes of image delivery, with transformation, and of file delivery, with ranges. */
export function addAssetRoutes(server: FastifyInstance, assets: Assets): void {
  for (const kind of assetKinds) {
    server.get(`/${kind}/:project/:dataset/:name`, async (request, reply) => {
      const name = pathParam(request, 'name')
      // Erasure follows the deletion of the document, so the file may still be on disk.
      const path = assets.index.has({kind, name}) ? await assets.folder.find(kind, name) : undefined
      if (path === undefined) throw httpError(404, `There is no asset ${name}`)
      return kind === 'files'
        ? sendOriginal(request, reply, path)
        : sendImage(request, reply, path, assets)
    })
  }
}

async function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  assets: Assets,
): Promise<FastifyReply> {
  const {searchParams} = request.address
  const params = imageParams(searchParams)
  const name = pathParam(request, 'name')
  const extension = extname(name).slice(1)
  const format = formatFor(extension, params, request.headers.accept ?? '')
  const converts = params.auto !== undefined && format !== extension
  const isUnchanged =
    extension === 'svg' ? params.fm === undefined : requestsOriginal(searchParams) && !converts
  if (isUnchanged) return sendOriginal(request, reply, path)
  const key = createHash('sha256')
    .update(JSON.stringify([name, params, format]))
    .digest('hex')
  const etag = `"${key}"`
  const cached = request.headers['if-none-match']?.split(',').map((tag) => tag.trim())
  const isCached = cached?.includes(etag) === true
  const image = isCached
    ? undefined
    : await rendition(assets, name, key, () => transformImage(path, params, format))
  setAssetHeaders(request, reply, `${name.slice(0, -extension.length)}${format}`)
  return reply
    .code(isCached ? 304 : 200)
    .header('etag', etag)
    .send(image)
}

/** @throws LakeError 404 when the asset is deleted in the meantime */
async function rendition(
  {renditions, index}: Assets,
  name: string,
  key: string,
  render: () => Promise<Buffer>,
): Promise<Buffer> {
  const [rendered] = await Promise.allSettled([renditions.get(name, key, render)])
  if (!index.has({kind: 'images', name})) {
    renditions.forget(name)
    throw httpError(404, `There is no asset ${name}`)
  }
  if (rendered.status === 'rejected') throw rendered.reason
  return rendered.value
}

function formatFor(extension: string, params: ImageParams, accept: string): OutputFormat {
  if (params.auto === 'format' && /image\/webp/.test(accept)) return 'webp'
  if (params.fm !== undefined) return params.fm
  switch (extension) {
    case 'png':
    case 'svg':
      return 'png'
    case 'avif':
      return 'webp'
    case 'webp':
    case 'gif':
      return extension
    default:
      return 'jpg'
  }
}
