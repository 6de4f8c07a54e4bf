import 'server-only'
import {urlSearchParamPreviewSecret, validatePreviewUrl} from '@sanity/preview-url-secret'
import type {z} from 'zod'
import {renderingConfiguration} from '#config/environment.server.ts'
import {createDraftClient} from '#content/client/client.server.ts'
import {isSecretLike} from '#content/preview/preview-guesses.ts'
import {problem} from '#http/problem.ts'
import {readBody} from '#http/read-body.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import {addressOf, formServices} from './form-services.server.ts'

/** Maximum body size in bytes. */
const bodyLimit = 2000

/**
 * Responds to a form of the Studio, which authenticates with a preview secret that it wrote into the dataset, as for a
 * draft session. The limit of forms for one network address counts it. Problem details have a title for the editor.
 *
 * @param schema - the fields of the form apart from `secret`
 */
export async function respondToEditor<Fields>(
  request: Request,
  schema: z.ZodType<Fields>,
  respond: (fields: Fields) => Promise<Response>,
): Promise<Response> {
  const response = await check(request, schema, respond).catch((error: unknown) => {
    console.error('Cannot respond to the Studio:', describeFailure(error))
    return problem({status: 503, title: error instanceof Error ? error.message : String(error)})
  })
  const {studioUrl} = renderingConfiguration().site
  response.headers.set('access-control-allow-origin', new URL(studioUrl).origin)
  return response
}

async function check<Fields>(
  request: Request,
  schema: z.ZodType<Fields>,
  respond: (fields: Fields) => Promise<Response>,
): Promise<Response> {
  const {limits} = await formServices()
  const waitSeconds = await limits.consumeAddress(addressOf(request.headers))
  if (waitSeconds > 0) {
    const title = `Too many requests. Try again in ${Math.ceil(waitSeconds / 60)} minutes.`
    return problem({status: 429, title}, {'retry-after': String(waitSeconds)})
  }
  const body = await readBody(request, bodyLimit)
  if (body.kind === 'refused') return problem({status: body.status, title: body.reason})
  const {secret, ...fields} = body.fields
  if (typeof secret !== 'string' || !(await isGenuine(secret))) {
    return problem({status: 401, title: 'Invalid secret. Load the Studio again.'})
  }
  const parsed = schema.safeParse(fields)
  return parsed.success
    ? await respond(parsed.data)
    : problem({status: 422, title: parsed.error.issues[0]?.message ?? 'Invalid request'})
}

/** @throws Error for the editor when the content lake does not respond */
async function isGenuine(secret: string): Promise<boolean> {
  if (!isSecretLike(secret)) return false
  const url = new URL('http://site')
  url.searchParams.set(urlSearchParamPreviewSecret, secret)
  const checked = await validatePreviewUrl(createDraftClient(), url.href).catch(() => {
    throw new Error('The content lake did not respond. Try again in a moment.')
  })
  return checked.isValid
}
