import {createHash} from 'node:crypto'
import {stat} from 'node:fs/promises'
import type {ServerResponse} from 'node:http'
import {extname} from 'node:path'
import {contentTypeOf} from '#content-lake/http/content-types.ts'
import {httpError, LakeError} from '#content-lake/http/errors.ts'
import {type LakeRequest, pathParam} from '#content-lake/http/request.ts'
import type {Route} from '#content-lake/http/router.ts'
import {type Lake, requireDataset} from '#content-lake/lake.ts'
import type {AssetKind} from './asset-folder.ts'
import {type ImageParams, imageParams, requestsOriginal} from './image-params.ts'
import type {Assets} from './open-assets.ts'
import {sendAsset} from './send-asset.ts'
import {type OutputFormat, transformImage} from './transform-image.ts'

const retryAfterSeconds = '2'

/** Returns the routes of image delivery, with transformation, and of file delivery, with ranges. */
export function assetRoutes(lake: Lake, assets: Assets): Route[] {
  const routeFor = (
    kind: AssetKind,
    send: (request: LakeRequest, response: ServerResponse, path: string) => Promise<void>,
  ): Route => ({
    method: 'GET',
    path: `/${kind}/:project/:dataset/:name`,
    handle: async (request, response) => {
      requireDataset(lake, request)
      const name = pathParam(request, 'name')
      // Erasure follows the deletion of the document, so the file may still be on disk.
      const path = assets.index.has({kind, name}) ? await assets.folder.find(kind, name) : undefined
      if (path === undefined) throw httpError(404, `There is no asset ${name}`)
      await send(request, response, path)
    },
  })
  return [
    routeFor('files', sendOriginal),
    routeFor('images', (request, response, path) => sendImage(request, response, path, assets)),
  ]
}

async function sendOriginal(
  request: LakeRequest,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const name = pathParam(request, 'name')
  await sendAsset(request, response, {
    content: async () => ({path, size: (await stat(path)).size}),
    contentType: contentTypeOf(name),
    etag: `"${name}"`,
    fileName: name,
    varies: request.url.searchParams.get('auto') === 'format',
  })
}

async function sendImage(
  request: LakeRequest,
  response: ServerResponse,
  path: string,
  assets: Assets,
): Promise<void> {
  const {searchParams} = request.url
  const params = imageParams(searchParams)
  const name = pathParam(request, 'name')
  const extension = extname(name).slice(1)
  const format = formatFor(extension, params, request.incoming.headers.accept ?? '')
  const converts = params.auto !== undefined && format !== extension
  const isUnchanged =
    extension === 'svg' ? params.fm === undefined : requestsOriginal(searchParams) && !converts
  if (isUnchanged) {
    await sendOriginal(request, response, path)
    return
  }
  const key = createHash('sha256')
    .update(JSON.stringify([name, params, format]))
    .digest('hex')
  const fileName = `${name.slice(0, -extension.length)}${format}`
  try {
    await sendAsset(request, response, {
      content: () => rendition(assets, name, key, () => transformImage(path, params, format)),
      contentType: contentTypeOf(fileName),
      etag: `"${key}"`,
      fileName,
      varies: params.auto === 'format',
    })
  } catch (error) {
    if (error instanceof LakeError && error.status === 503) {
      response.setHeader('retry-after', retryAfterSeconds)
    }
    throw error
  }
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
