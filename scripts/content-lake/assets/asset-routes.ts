import {createHash} from 'node:crypto'
import {stat} from 'node:fs/promises'
import {extname} from 'node:path'
import type {ServerResponse} from 'node:http'
import {contentTypeOf} from '#content-lake/http/content-types.ts'
import {httpError} from '#content-lake/http/errors.ts'
import {type LakeRequest, pathParam} from '#content-lake/http/request.ts'
import {sendJson} from '#content-lake/http/respond.ts'
import type {Route} from '#content-lake/http/router.ts'
import {type Lake, requireDataset} from '#content-lake/lake.ts'
import type {AssetFolder, AssetKind} from './asset-folder.ts'
import type {ImageCache} from './image-cache.ts'
import {asksForOriginal, type ImageParams, imageParams} from './image-params.ts'
import {sendAsset} from './send-asset.ts'
import {type OutputFormat, transformImage} from './transform-image.ts'

/** Returns the routes that deliver images (transformed) and files (in ranges). */
export function assetRoutes(lake: Lake, folder: AssetFolder, cache: ImageCache): Route[] {
  const routeFor = (
    kind: AssetKind,
    send: (request: LakeRequest, response: ServerResponse, path: string) => Promise<void>,
  ): Route => ({
    method: 'GET',
    path: `/${kind}/:project/:dataset/:name`,
    handle: async (request, response) => {
      requireDataset(lake, request)
      const name = pathParam(request, 'name')
      const path = await folder.find(kind, name)
      if (path === undefined) throw httpError(404, `There is no asset ${name}`)
      await send(request, response, path)
    },
  })
  return [
    routeFor('files', sendOriginal),
    routeFor('images', (request, response, path) => sendImage(request, response, path, cache)),
  ]
}

async function sendOriginal(
  request: LakeRequest,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const name = pathParam(request, 'name')
  const {size} = await stat(path)
  await sendAsset(request, response, {
    content: {path, size},
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
  cache: ImageCache,
): Promise<void> {
  const search = request.url.searchParams
  const params = imageParams(search)
  const name = pathParam(request, 'name')
  if (params.fm === 'json') {
    sendJson(response, 200, factsIn(name))
    return
  }
  const extension = extname(name).slice(1)
  const format = formatFor(extension, params, request.incoming.headers.accept ?? '')
  // A drawing has no pixels to transform; it is sent as it is unless a picture is asked for.
  const asItIs = extension === 'svg' ? params.fm === undefined : asksForOriginal(search)
  const converts = params.auto !== undefined && format !== extension
  if (asItIs && (extension === 'svg' || !converts)) {
    await sendOriginal(request, response, path)
    return
  }
  const key = createHash('sha256')
    .update(JSON.stringify([name, params, format]))
    .digest('hex')
  const file = `${key}.${format === 'pjpg' ? 'jpg' : format}`
  await sendAsset(request, response, {
    content: await cache.get(file, () => transformImage(path, params, format)),
    contentType: contentTypeOf(file),
    etag: `"${key}"`,
    fileName: `${name.slice(0, -extension.length)}${extname(file).slice(1)}`,
    varies: params.auto === 'format',
  })
}

function formatFor(extension: string, params: ImageParams, accept: string): OutputFormat {
  if (params.auto === 'format' && /image\/webp/.test(accept)) return 'webp'
  if (params.fm !== undefined && params.fm !== 'json') return params.fm
  switch (extension) {
    case 'png':
    case 'svg':
      return 'png'
    case 'webp':
    case 'gif':
    case 'avif':
      return extension
    default:
      return 'jpg'
  }
}

function factsIn(name: string): Record<string, unknown> {
  const [, assetId = '', width = '0', height = '0'] = /^([0-9a-f]+)-(\d+)x(\d+)/.exec(name) ?? []
  return {assetId, width: Number(width), height: Number(height), extension: extname(name).slice(1)}
}
