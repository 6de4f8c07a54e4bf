import {setTimeout as sleep} from 'node:timers/promises'
import type {z} from 'zod'
import type {FormLimits} from '#registrations/domain/form-limits.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import type {Origin} from '#registrations/domain/origin.ts'
import type {Signer} from '#registrations/domain/signing.ts'
import type {InterestStore} from '#registrations/store/open-store.ts'
import {emailKeyOf} from '#registrations/domain/email-key.ts'
import {withDeadline} from '#lib/with-deadline.ts'
import {problemCodes} from '#shared/field-issues.ts'
import type {Payload} from '#shared/forms/payload.ts'
import {fieldProblems} from './field-issues.ts'
import {type BrowserFormNames, type FormOutcome, landingPage} from './landing-page.ts'
import {readBrowserForm} from './read-browser-form.ts'
import {type FieldProblem, problem} from '#http/problem.ts'
import {type Body, readBody} from '#http/read-body.ts'
import {isSameSite} from '#http/same-site.ts'
import {seeOther} from '#http/see-other.ts'

/** What every form needs. */
export interface FormServices {
  store: InterestStore
  signer: Signer
  limits: FormLimits
  /** Reads the network address of a client; `null` when it is not known. */
  addressOf: (headers: Headers) => string | null
  /** The slugs of the published areas. */
  knownAreas: () => Promise<ReadonlySet<string>>
}

/** One kind of form. */
export interface FormKind<Fields extends {email: string}> {
  payload: Payload
  /** Checks it. */
  schema: z.ZodType<Fields>
  bodyLimit: number
  browserForms: BrowserFormNames
  success: {status: number; body: Readonly<Record<string, string>>}
  /** Titles of problems, for people who write programs; visitors read the words of the form's document. */
  titles: {incomplete: string; unavailable: string}
  save: (services: FormServices, fields: Fields, origin: Origin, now: Date) => Promise<void>
}

/**
 * Makes the handler of a form: JSON gets JSON, a browser form gets a page (API-5, API-6, FORM-6; LAW-8).
 *
 * @param kind - which form
 * @param open - gives the services; may fail while the database is away
 */
export function createFormEndpoint<Fields extends {email: string}>(
  kind: FormKind<Fields>,
  open: () => Promise<FormServices>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isSameSite(request)) {
      const title = 'Forms of other sites are not accepted.'
      return problem({status: 403, code: problemCodes.otherSite, title})
    }
    // Before anything that can fail: the page of a failure depends on what was sent.
    const body = await readBody(request, kind.bodyLimit)
    const {response, outcome} = await answerForm(kind, open, request, body)
    const showsPage = response.ok ? body.kind === 'form' : isShownByBrowser(request)
    if (!showsPage) return response
    const fields = body.kind === 'refused' ? {} : body.fields
    return seeOther(landingPage(request.url, kind.browserForms, outcome, fields['role']))
  }
}

/** What a program gets, and what became of the form for the page that a browser gets. */
interface Answer {
  response: Response
  outcome: FormOutcome
}

/**
 * A form that is taken is answered no sooner than this: storing a person who is known already is quicker by fractions
 * of a millisecond, and nobody shall be able to measure who is on a list of patients (LAW-7).
 */
const minDurationMs = 25

/**
 * A form is answered within this time, whatever the database does: who waits longer closes the page and does not know
 * whether anything was kept. It is longer than a lock is waited for. What is stored later all the same is stored once:
 * sending the form again stores nothing new.
 */
const answerTimeoutMs = 8000

async function answerForm<Fields extends {email: string}>(
  kind: FormKind<Fields>,
  open: () => Promise<FormServices>,
  request: Request,
  body: Body,
): Promise<Answer> {
  try {
    return await withDeadline(takeForm(kind, open, request, body), answerTimeoutMs)
  } catch (error) {
    const advice =
      error instanceof Error && error.name === 'EnvironmentError'
        ? error.message
        : describeFailure(error)
    console.error('A form could not be stored:', advice)
    return refuse(
      {status: 503, code: problemCodes.unavailable, title: kind.titles.unavailable},
      {'retry-after': '30'},
    )
  }
}

async function takeForm<Fields extends {email: string}>(
  kind: FormKind<Fields>,
  open: () => Promise<FormServices>,
  request: Request,
  body: Body,
): Promise<Answer> {
  const services = await open()
  const origin = {
    address: services.addressOf(request.headers),
    userAgent: request.headers.get('user-agent'),
  }
  const wait = await services.limits.consumeAddress(origin.address)
  if (wait > 0) return tooMany(wait)
  if (body.kind === 'refused') {
    const {status, reason} = body
    return refuse({status, code: problemCodes.unreadable, title: reason})
  }
  return await answerBody(kind, services, body, origin)
}

async function answerBody<Fields extends {email: string}>(
  kind: FormKind<Fields>,
  services: FormServices,
  {kind: sentAs, fields}: Exclude<Body, {kind: 'refused'}>,
  origin: Origin,
): Promise<Answer> {
  const sent = sentAs === 'form' ? readBrowserForm(kind.payload, fields) : fields
  if (isTrapped(sent)) return {response: succeed(kind), outcome: 'trapped'}
  const parsed = kind.schema.safeParse(sent)
  if (!parsed.success) return refuseFields(kind, fieldProblems(parsed.error, sent))
  const wait = await services.limits.consumeEmail(emailKeyOf(parsed.data.email))
  if (wait > 0) return tooMany(wait)
  const saving = kind.save(services, parsed.data, origin, new Date())
  await Promise.all([saving, sleep(minDurationMs)])
  return {response: succeed(kind), outcome: 'received'}
}

/** Says what is wrong with which field. That something is missing has words of its own (FORM-2, FORM-5). */
function refuseFields<Fields extends {email: string}>(
  {titles}: FormKind<Fields>,
  errors: readonly FieldProblem[],
): Answer {
  const isIncomplete = errors.some(({code}) => code === 'missing')
  const title = isIncomplete ? titles.incomplete : 'Some fields need to be corrected.'
  const response = problem({status: 400, code: problemCodes.invalidFields, title, errors})
  return {response, outcome: isIncomplete ? 'incomplete' : 'problem'}
}

/** A person cannot see the field; a program that fills it in learns nothing from the answer (FORM-5). */
function isTrapped({company}: Readonly<Record<string, unknown>>): boolean {
  return typeof company === 'string' && company.trim() !== ''
}

function succeed<Fields extends {email: string}>({success}: FormKind<Fields>): Response {
  const {status, body} = success
  return Response.json(body, {status, headers: {'cache-control': 'no-store'}})
}

function tooMany(seconds: number): Answer {
  return refuse(
    {
      status: 429,
      code: problemCodes.tooManyRequests,
      title: 'Too many forms came from here. Try again later.',
    },
    {'retry-after': String(seconds)},
  )
}

function refuse(...details: Parameters<typeof problem>): Answer {
  return {response: problem(...details), outcome: 'problem'}
}

/** A browser that shows the answer of a form gets a page to show; programs get the problem itself. */
function isShownByBrowser({headers}: Request): boolean {
  const type = headers.get('content-type') ?? ''
  const accept = headers.get('accept') ?? ''
  // The three ways in which HTML can encode a form; only the first is read, and the others are told so.
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i
  return isForm.test(type) && accept.includes('text/html')
}
