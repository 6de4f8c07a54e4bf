import type {z} from 'zod'
import type {FormLimits} from '../../interest/form-limits.ts'
import {describeFailure} from '../../interest/describe-failure.ts'
import type {Origin} from '../../interest/origin.ts'
import type {Signer} from '../../interest/signing.ts'
import type {InterestStore} from '../../interest/store.ts'
import {emailKeyOf} from '../../interest/text-fields.ts'
import {clientAddress} from './client-address.ts'
import {fieldProblems} from './field-problems.ts'
import {problem} from './problem.ts'
import {type Body, readBody} from './read-body.ts'
import {isSameSite} from './same-site.ts'

/** What every form needs. */
export interface FormServices {
  store: InterestStore
  signer: Signer
  limits: FormLimits
  trustedProxyHops: number
}

/** One kind of form. */
export interface FormKind<Fields extends {email: string}> {
  schema: z.ZodType<Fields>
  bodyLimit: number
  /** Pages that a browser without JavaScript lands on (FORM-6). */
  pages: {received: string; problem: string; trapped: string}
  success: {status: number; body: Readonly<Record<string, string>>}
  /** Titles of problems, for people. */
  titles: {incomplete: string; unavailable: string}
  /** Turns what a browser form sends into what the schema expects. */
  fromForm: (fields: Readonly<Record<string, unknown>>) => Record<string, unknown>
  save: (services: FormServices, fields: Fields, origin: Origin, now: Date) => Promise<void>
}

/**
 * Makes the handler of a form: JSON gets JSON, a browser form gets a page (API-5, API-6, FORM-6; RULES §11).
 *
 * @param kind - which form
 * @param open - gives the services; may fail while the database is away
 */
export function createFormEndpoint<Fields extends {email: string}>(
  kind: FormKind<Fields>,
  open: () => Promise<FormServices>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isSameSite(request)) return problem(403, 'Forms of other sites are not accepted.')
    const answer = await answerForm(kind, open, request)
    const failed = answer.status >= 400
    // A browser that shows the answer gets a page to show; programs get the problem itself.
    return failed && isBrowserForm(request) ? redirect(kind.pages.problem) : answer
  }
}

async function answerForm<Fields extends {email: string}>(
  kind: FormKind<Fields>,
  open: () => Promise<FormServices>,
  request: Request,
): Promise<Response> {
  try {
    const services = await open()
    const origin = {
      address: clientAddress(request.headers, services.trustedProxyHops),
      userAgent: request.headers.get('user-agent'),
    }
    const wait = await services.limits.passAddress(origin.address ?? 'unknown')
    if (wait > 0) return tooMany(wait)
    const body = await readBody(request, kind.bodyLimit)
    if (body.kind === 'refused') return problem(body.status, body.reason)
    return await answerBody(kind, services, body, origin)
  } catch (error) {
    const advice =
      error instanceof Error && error.name === 'EnvironmentError'
        ? error.message
        : describeFailure(error)
    console.error('A form could not be stored:', advice)
    return problem(503, kind.titles.unavailable, [], {'retry-after': '30'})
  }
}

async function answerBody<Fields extends {email: string}>(
  kind: FormKind<Fields>,
  services: FormServices,
  body: Exclude<Body, {kind: 'refused'}>,
  origin: Origin,
): Promise<Response> {
  const isForm = body.kind === 'form'
  if (isTrapped(body.fields)) return succeed(kind, isForm ? kind.pages.trapped : null)
  const parsed = kind.schema.safeParse(isForm ? kind.fromForm(body.fields) : body.fields)
  if (!parsed.success) return problem(400, kind.titles.incomplete, fieldProblems(parsed.error))
  const wait = await services.limits.passEmail(emailKeyOf(parsed.data.email))
  if (wait > 0) return tooMany(wait)
  await kind.save(services, parsed.data, origin, new Date())
  return succeed(kind, isForm ? kind.pages.received : null)
}

/** A person cannot see the field; a program that fills it in learns nothing from the answer (FORM-5). */
function isTrapped({company}: Readonly<Record<string, unknown>>): boolean {
  return typeof company === 'string' && company.trim() !== ''
}

function succeed<Fields extends {email: string}>(
  {success}: FormKind<Fields>,
  page: string | null,
): Response {
  if (page !== null) return redirect(page)
  const {status, body} = success
  return Response.json(body, {status, headers: {'cache-control': 'no-store'}})
}

function tooMany(seconds: number): Response {
  return problem(429, 'Too many forms came from here. Try again later.', [], {
    'retry-after': String(seconds),
  })
}

function isBrowserForm({headers}: Request): boolean {
  const type = headers.get('content-type') ?? ''
  const accept = headers.get('accept') ?? ''
  return /^application\/x-www-form-urlencoded\b/i.test(type) && accept.includes('text/html')
}

function redirect(location: string): Response {
  return new Response(null, {status: 303, headers: {location, 'cache-control': 'no-store'}})
}
