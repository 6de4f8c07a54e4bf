import {isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {revalidateTag} from 'next/cache'
import {after} from 'next/server'
import {configuration} from '#config/environment.server.ts'
import {refreshRouteTable} from '#routing/table/route-table.server.ts'
import {warmChanged, warmPrepared} from '#content/warm-after-change.server.ts'
import {changesPaths, type ContentChange, contentChangesSchema, tagsOfChange} from '#model/tags.ts'
import {problem} from '#http/problem.ts'
import {readText} from '#http/read-body.ts'
import {isRecentSignature} from '#http/signature-age.ts'
import {noteContentKnown, notePublication} from '#lib/site-metrics.ts'
import {refreshSearch} from '#search/search-state.server.ts'

const bodyLimit = 64 * 1024

/**
 * Makes stale what a published change touches, then renders it again (decisions 4 and 5).
 * The signature covers the raw body, so the body is read as text and parsed afterwards.
 */
export async function POST(request: Request): Promise<Response> {
  const cameAt = performance.now()
  const body = await readText(request, bodyLimit)
  if (body.kind === 'refused') return problem({status: body.status, title: body.reason})
  const raw = body.text
  const signature = request.headers.get(SIGNATURE_HEADER_NAME)
  if (signature === null || !(await hasValidSignature(raw, signature))) {
    return problem({status: 401, title: 'The webhook signature is missing or wrong.'})
  }

  const parsed = contentChangesSchema.safeParse(parseJson(raw))
  if (!parsed.success) {
    return problem({
      status: 400,
      title: 'The webhook must send a JSON object with _id and _type, or a list of them.',
    })
  }

  noteContentKnown()
  const changes = parsed.data
  const tags = [...new Set(changes.flatMap(tagsOfChange))]
  for (const tag of tags) revalidateTag(tag, 'max')
  // Before the response: an instance that dies afterwards takes nothing with it.
  await globalThis.invalidationStream?.announce(changes)
  // Before the answer: whoever was told of a page can open it.
  const knowsPaths = !changes.some(changesPaths) || (await refreshes())
  // Next marks the tags when this handler has returned; only then can a stale page be told from a fresh one.
  after(async () => {
    const {internalOrigin} = configuration().site
    await warmChanged(internalOrigin, changes)
    // What can be found follows these pages, and does not wait until a footer is on all others.
    const found = refreshesSearch(changes)
    await warmPrepared(internalOrigin)
    notePublication((performance.now() - cameAt) / 1000)
    await found
  })
  if (!knowsPaths)
    return problem({status: 503, title: 'The content lake could not be asked for the new paths.'})
  return Response.json({revalidated: tags}, {headers: {'cache-control': 'no-store'}})
}

/** A webhook that is answered with a failure is delivered again. */
async function refreshes(): Promise<boolean> {
  try {
    await refreshRouteTable()
    return true
  } catch (error) {
    console.error('The paths are not up to date:', error instanceof Error ? error.message : error)
    return false
  }
}

async function refreshesSearch(changes: readonly ContentChange[]): Promise<void> {
  try {
    await refreshSearch(changes)
  } catch (error) {
    console.error('The search is not up to date:', error instanceof Error ? error.message : error)
  }
}

async function hasValidSignature(raw: string, signature: string): Promise<boolean> {
  try {
    // `null` would mean "could not check": only `true` is a yes.
    const {revalidateSecret, previous} = configuration().secrets
    for (const secret of [revalidateSecret, previous.revalidateSecret]) {
      const valid: unknown = secret !== null && (await isValidSignature(raw, signature, secret))
      if (valid === true) return isRecentSignature(signature, Date.now())
    }
    return false
  } catch (error) {
    console.error(
      'A webhook signature could not be checked:',
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
