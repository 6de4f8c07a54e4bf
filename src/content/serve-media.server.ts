import 'server-only'
import {setTimeout} from 'node:timers/promises'
import {renderingConfiguration} from '#config/environment.server.ts'
import {type MediaRequest, parseMediaRequest} from '#model/media-variants.ts'
import {isSignedCrop} from './crop-signature.ts'
import {LakeWatch} from './lake-watch.ts'

const {projectId, dataset, lakeOrigin} = renderingConfiguration().content
const watch = lakeOrigin === null ? null : new LakeWatch(lakeOrigin)

/** A lake that has not answered after this long is asked whether it is there, in milliseconds. */
const probeAfterMs = 2000
/** How long an image may wait for its turn and be rendered, in milliseconds. */
const timeoutMs = 15_000
const retryAfterS = '2'

const passedToLake = ['accept', 'if-none-match']
const passedToVisitor = [
  'access-control-allow-origin',
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'etag',
  'vary',
]

/**
 * Answers an address below `/media` with a picture of the local lake (decision 12), cacheable for ever. Films and other
 * files never come here: see `next.config.ts`. What no page of this site asks for is refused without asking the lake,
 * and no answer shows a text of the lake. When the visitor leaves, the lake is told.
 *
 * @param request - a GET or HEAD request
 * @returns the picture; 404 for what is not there or never asked for, 503 when the lake cannot answer now
 */
export async function serveMedia(request: Request): Promise<Response> {
  const {pathname, search} = new URL(request.url)
  const asked = parseMediaRequest(pathname + search)
  if (watch === null || asked?.kind !== 'images' || !isOurs(asked)) return refusal(404)
  if (watch.isAway) return refusal(503)
  const left = new AbortController()
  request.signal.addEventListener('abort', () => left.abort(), {once: true})
  const asking = fetch(
    `${lakeOrigin}/${asked.kind}/${projectId}/${dataset}/${asked.file}${search}`,
    {
      method: request.method,
      headers: pick(request.headers, passedToLake),
      cache: 'no-store',
      redirect: 'manual',
      signal: left.signal,
    },
  )
  asking.catch(() => {
    if (!left.signal.aborted) watch.noteFailure()
  })
  try {
    return await toVisitor(await answerInTime(asking, watch))
  } catch {
    left.abort()
    return refusal(503)
  }
}

/**
 * Asks whether the local lake can send a film now: Next passes films on by itself, and would wait for half a minute
 * while the lake hangs.
 *
 * @returns the answer that says no, within two seconds; null when the lake is there
 */
export async function refuseFile(): Promise<Response | null> {
  if (watch === null) return null
  return !watch.isAway && (await watch.answers()) ? null : refusal(503)
}

function isOurs({file, variant}: MediaRequest): boolean {
  const crop = variant?.crop ?? null
  return crop === null || isSignedCrop(file, crop)
}

/** Waits for the lake as long as it is there. @throws Error when it is not, or takes too long. */
async function answerInTime(asking: Promise<Response>, lake: LakeWatch): Promise<Response> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const answer = await Promise.race([asking, setTimeout(probeAfterMs, null, {ref: false})])
    if (answer !== null) return answer
    if (performance.now() >= deadline || !(await lake.answers()))
      throw new Error('The lake is silent')
  }
}

async function toVisitor(answer: Response): Promise<Response> {
  const {status, headers} = answer
  if (status === 200) {
    return new Response(answer.body, {status, headers: pick(headers, passedToVisitor)})
  }
  await answer.body?.cancel()
  if (status === 304) return new Response(null, {status, headers: pick(headers, passedToVisitor)})
  return refusal(status === 503 ? 503 : 404)
}

const reasons = {
  404: 'Not found',
  503: 'Not available at the moment',
} as const

/** An answer without content: small, never kept, and the same whatever the lake said. */
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
