import {isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {revalidateTag} from 'next/cache'
import {after} from 'next/server'
import {readRevalidateSecret} from '#config/secrets.ts'
import {readSiteAddresses} from '#config/site.ts'
import {warmAfterChange} from '#content/warm-after-change.server.ts'
import {contentChangeSchema, pathsOfChange, tagsOfChange} from '#model/tags.ts'
import {problem} from '#http/problem.ts'
import {readText} from '#http/read-body.ts'

const bodyLimit = 64 * 1024

/**
 * Makes stale what a published change touches, then renders it again (ARCHITECTURE decisions 4 and 5).
 * The signature covers the raw body, so the body is read as text and parsed afterwards.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readText(request, bodyLimit)
  if (body.kind === 'refused') return problem({status: body.status, title: body.reason})
  const raw = body.text
  const signature = request.headers.get(SIGNATURE_HEADER_NAME)
  if (signature === null || !(await hasValidSignature(raw, signature))) {
    return problem({status: 401, title: 'The webhook signature is missing or wrong.'})
  }

  const change = contentChangeSchema.safeParse(parseJson(raw))
  if (!change.success) {
    return problem({
      status: 400,
      title: 'The webhook must send a JSON object with _id and _type.',
    })
  }

  const tags = tagsOfChange(change.data)
  for (const tag of tags) revalidateTag(tag, 'max')
  // Next marks the tags when this handler has returned; only then can a stale page be told from a fresh one.
  after(() =>
    warmAfterChange(readSiteAddresses(process.env).internalOrigin, pathsOfChange(change.data)),
  )
  return Response.json({revalidated: tags}, {headers: {'cache-control': 'no-store'}})
}

async function hasValidSignature(raw: string, signature: string): Promise<boolean> {
  try {
    // `null` would mean "could not check": only `true` is a yes.
    const valid: unknown = await isValidSignature(raw, signature, readRevalidateSecret(process.env))
    return valid === true
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
