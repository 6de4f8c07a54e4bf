import 'server-only'
import {isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {configuration} from '#config/environment.server.ts'
import {problem} from '#http/problem.ts'
import {maxBodyBytes, readText} from '#http/read-body.ts'
import {contentChangesSchema} from '#shared/content-change.ts'
import {cacheTagsForChange} from '#cache-tags/cache-tags.ts'

/** Responds to a signed webhook with published changes (decisions 4 and 5). Sanity retries after a failure. */
export async function handleWebhook(
  request: Request,
  after: (work: () => Promise<void>) => void,
): Promise<Response> {
  const body = await readText(request, maxBodyBytes)
  if (body.kind === 'refused') return problem({status: body.status, title: body.reason})
  const signature = request.headers.get(SIGNATURE_HEADER_NAME)
  if (signature === null || !(await hasValidSignature(body.text, signature))) {
    return problem({status: 401, title: 'The webhook signature is missing or wrong.'})
  }
  const parsed = contentChangesSchema.safeParse(parseJson(body.text))
  if (!parsed.success) {
    return problem({
      status: 400,
      title: 'The webhook must send a JSON object with _id and _type, or a list of them.',
    })
  }
  try {
    if (globalThis.siteFreshness === undefined) throw new Error('The server is starting.')
    await globalThis.siteFreshness.publish(parsed.data, after)
  } catch (error) {
    console.error('Cannot refresh the paths:', error instanceof Error ? error.message : error)
    return problem({status: 503, title: 'The paths could not be read from the content lake.'})
  }
  const revalidated = [...new Set(parsed.data.flatMap(cacheTagsForChange))]
  return Response.json({revalidated}, {headers: {'cache-control': 'no-store'}})
}

async function hasValidSignature(raw: string, signature: string): Promise<boolean> {
  try {
    // `isValidSignature` may return `null` when it can't check.
    const {revalidateSecret, previous} = configuration().secrets
    for (const secret of [revalidateSecret, previous.revalidateSecret]) {
      const valid: unknown = secret !== null && (await isValidSignature(raw, signature, secret))
      if (valid === true) return isRecentSignature(signature, Date.now())
    }
    return false
  } catch (error) {
    console.error(
      'Cannot check a webhook signature:',
      error instanceof Error ? error.message : error,
    )
    return false
  }
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

/** Sanity retries a webhook for half an hour; clocks may differ by five minutes. */
const maxAgeMs = 35 * 60_000
const maxAheadMs = 5 * 60_000

/** Rejects old signatures of the form `t=<milliseconds>,v1=…`, so that no recorded request can be replayed. */
export function isRecentSignature(signature: string, now: number): boolean {
  const signedAt = Number(/^t=(\d+)\b/.exec(signature)?.[1] ?? Number.NaN)
  return signedAt >= now - maxAgeMs && signedAt <= now + maxAheadMs
}
