import {createHash} from 'node:crypto'
import {stat} from 'node:fs/promises'
import type {ServerResponse} from 'node:http'
import {extname} from 'node:path'
import {contentTypeOf} from '#content-lake/http/content-types.ts'
import {httpError, LakeError} from '#content-lake/http/errors.ts'
import {type LakeRequest, pathParam} from '#content-lake/http/request.ts'
import {sendJson} from '#content-lake/http/respond.ts'
import type {Route} from '#content-lake/http/router.ts'
import {type Lake, requireDataset} from '#content-lake/lake.ts'
import type {AssetKind} from './asset-folder.ts'
import {renditionName} from './image-cache.ts'
import {asksForOriginal, type ImageParams, imageParams} from './image-params.ts'
import type {Assets} from './open-assets.ts'
import {sendAsset} from './send-asset.ts'
import type {OutputFormat} from './transform-image.ts'

/** After how many seconds a picture that could not be rendered may be asked for again. */
const retryAfterS = '2'

/** Returns the routes that deliver images (transformed) and files (in ranges). */
export function assetRoutes(lake: Lake, assets: Assets): Route[] {
  const routeFor = (
    kind: AssetKind,
    send: (request: LakeRequest, response: ServerResponse, path: string) => Promise<void>,
    rest = '',
  ): Route => ({
    method: 'GET',
    path: `/${kind}/:project/:dataset/:name${rest}`,
    handle: async (request, response) => {
      requireDataset(lake, request)
      const name = pathParam(request, 'name')
      // A file whose document is deleted is no asset any more, whatever is still on the disk.
      const path = assets.index.has({kind, name}) ? await assets.folder.find(kind, name) : undefined
      if (path === undefined) throw httpError(404, `There is no asset ${name}`)
      await send(request, response, path)
    },
  })
  const sendPicture = (request: LakeRequest, response: ServerResponse, path: string) =>
    sendImage(request, response, path, assets)
  // A file may be given a name for people: it stands behind the name it has. Source: Sanity docs, "Image
  // transformations", "Prettier image file names".
  return ['', '/:vanityName'].flatMap((rest) => [
    routeFor('files', sendOriginal, rest),
    routeFor('images', sendPicture, rest),
  ])
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
  const {search, searchParams} = request.url
  const params = imageParams(searchParams)
  const name = pathParam(request, 'name')
  if (params.fm === 'json') {
    sendJson(response, 200, factsIn(name))
    return
  }
  const extension = extname(name).slice(1)
  const format = formatFor(extension, params, request.incoming.headers.accept ?? '')
  // A drawing has no pixels to transform; it is sent as it is unless a picture is asked for.
  const asItIs = extension === 'svg' ? params.fm === undefined : asksForOriginal(searchParams)
  const converts = params.auto !== undefined && format !== extension
  if (asItIs && (extension === 'svg' || !converts)) {
    await sendOriginal(request, response, path)
    return
  }
  const key = createHash('sha256')
    .update(JSON.stringify([name, params, format]))
    .digest('hex')
  const rendition = renditionName(name, key, format === 'pjpg' ? 'jpg' : format)
  const left = leaving(response)
  try {
    await sendAsset(request, response, {
      content: () =>
        assets.cache.get(rendition, left, (signal) =>
          render(assets, name, {path, search, format}, signal),
        ),
      contentType: contentTypeOf(rendition),
      etag: `"${key}"`,
      fileName: `${name.slice(0, -extension.length)}${extname(rendition).slice(1)}`,
      varies: params.auto === 'format',
    })
  } catch (error) {
    if (left.aborted) return
    if (error instanceof LakeError && error.status === 503) {
      response.setHeader('retry-after', retryAfterS)
    }
    throw error
  }
}

async function render(
  {renderer, index}: Assets,
  name: string,
  job: {path: string; search: string; format: OutputFormat},
  signal: AbortSignal,
): Promise<Buffer> {
  try {
    return await renderer.render(job, signal)
  } catch (error) {
    // Deleted after the request had found it: the renderer finds no file.
    if (!index.has({kind: 'images', name})) throw httpError(404, `There is no asset ${name}`)
    throw error
  }
}

/** Returns a signal that aborts when the reader leaves before the answer is complete. */
function leaving(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new Error('The reader has left'))
  })
  return controller.signal
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
