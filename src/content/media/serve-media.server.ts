import 'server-only'
import {renderingConfiguration} from '#config/environment.server.ts'
import {imageWidths, isSvg, type MediaFile, parseMediaPath} from '#shared/media-paths.ts'
import {isSignedCrop} from './crop-signature.ts'
import {Reachability} from '#content/client/reachability.ts'

const {projectId, dataset, lakeOrigin} = renderingConfiguration().content
/** Pause after a failure. */
const backOffMs = 2000
const health = lakeOrigin === null ? null : new Reachability(0, backOffMs)
const probeTimeoutMs = 2000

/** Time until the lake begins its response. */
const timeoutMs = 15_000
const retryAfterS = '2'

/** The optimizer encodes a reduced source once more for the visitor. */
const sourceQuality = 90

const passedToVisitor = [
  'access-control-allow-origin',
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'etag',
]

/**
 * Serves images of the local lake below `/media`, mainly to Next's optimizer (decision 12). Unknown URLs never reach
 * the lake, and its error messages aren't passed on.
 */
export async function serveMedia(request: Request): Promise<Response> {
  const {pathname, search} = new URL(request.url)
  const media = parseMediaPath(pathname + search)
  if (health === null || media?.kind !== 'images' || !isOurs(media)) return refusal(404)
  const refused = await refuseDuringOutage()
  if (refused !== null) return refused
  const source = `${projectId}/${dataset}/${media.file}${sourceQuery(media)}`
  try {
    const response = await fetch(`${lakeOrigin}/images/${source}`, {
      method: request.method,
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
    })
    return await toVisitor(response)
  } catch (error) {
    if (!request.signal.aborted) health.holdFailure(error)
    return refusal(503)
  }
}

/** Responds with 503 within two seconds when the lake is unavailable; Next itself would wait for half a minute. */
export async function refuseDuringOutage(): Promise<Response | null> {
  return await (health?.require(probe) ?? Promise.resolve()).then(
    () => null,
    () => refusal(503),
  )
}

/** Distinguishes a slow image from a lake that hangs. */
async function probe(): Promise<void> {
  const signal = AbortSignal.timeout(probeTimeoutMs)
  const response = await fetch(`${lakeOrigin}/_lake/health`, {cache: 'no-store', signal})
  await response.body?.cancel()
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
}

/** Reduces a large picture in the lake, because the optimizer decodes its source in the site's process. */
function sourceQuery({file, crop}: MediaFile): string {
  const rect = crop === null ? [] : [`rect=${crop.rect}`]
  const width = Number(crop?.rect.split(',')[2] ?? /-(\d+)x/.exec(file)?.[1])
  const widest = Math.max(...imageWidths)
  const size = width > widest && !isSvg(file) ? [`w=${widest}`, `q=${sourceQuality}`] : []
  const query = [...rect, ...size].join('&')
  return query && `?${query}`
}

const isOurs = ({file, crop}: MediaFile): boolean => crop === null || isSignedCrop(file, crop)

async function toVisitor(response: Response): Promise<Response> {
  const {status, headers} = response
  if (status === 200) {
    return new Response(response.body, {status, headers: pick(headers, passedToVisitor)})
  }
  await response.body?.cancel()
  return refusal(status === 503 ? 503 : 404)
}

const reasons = {
  404: 'Not found',
  503: 'Not available at the moment',
} as const

/** Hides the lake's response. */
function refusal(status: keyof typeof reasons): Response {
  return new Response(reasons[status], {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 ? {'retry-after': retryAfterS} : {}),
    },
  })
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => names.includes(name)))
}
