import {setTimeout as sleep} from 'node:timers/promises'
import type {z} from 'zod'
import type {FormLimits} from '#registrations/domain/form-limits.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import type {FormClient} from '#registrations/domain/request-log.ts'
import type {Signer} from '#registrations/domain/signing.ts'
import type {RegistrationStore} from '#registrations/store/open-store.ts'
import {emailKeyOf} from '#registrations/domain/email-key.ts'
import {withDeadline} from '#lib/with-deadline.ts'
import {type FieldIssueCode, problemCodes} from '#shared/field-issues.ts'
import type {OutcomePages} from '#shared/forms/form-spec.ts'
import type {Payload} from '#shared/forms/payload.ts'
import {type BrowserForm, browserForms, earlyAccessOtherProblem} from '#shared/html-forms.ts'
import {receivedPage} from '#shared/waitlist-card.ts'
import {type FieldProblem, problem} from '#http/problem.ts'
import {type Body, readBody} from '#http/read-body.ts'
import {seeOther} from '#http/responses.ts'

export interface FormServices {
  store: RegistrationStore
  signer: Signer
  limits: FormLimits
  /** Returns the client's network address; `null` when it is unknown. */
  addressOf: (headers: Headers) => string | null
  /** Paths of page variants. */
  knownVariants: () => Promise<ReadonlySet<string>>
}

export interface FormArrival {
  client: FormClient
  now: Date
  repliesByMail: boolean
}

/** Outcome of a form that selects the page for visitors without JavaScript (FORM-6). */
type FormOutcome = keyof OutcomePages

/** Browser forms that post to one endpoint. The first is the default for unknown names. */
type BrowserFormNames = readonly [BrowserForm, ...BrowserForm[]]

export interface FormKind<Fields extends {email: string}> {
  payload: Payload
  schema: z.ZodType<Fields>
  bodyLimit: number
  browserForms: BrowserFormNames
  success: {status: number; body: Readonly<Record<string, string>>}
  /** Problem titles for API clients; visitors see the copy of the form's document. */
  titles: {incomplete: string; unavailable: string}
  /** Returns the page that confirms what was asked for; null for the form's own page. */
  confirmation?: (
    fields: Readonly<Record<string, unknown>>,
    knownVariants: ReadonlySet<string>,
  ) => string | null
  /** Stores a form; `repliesByMail` is false when too many forms named the address. */
  save: (services: FormServices, fields: Fields, arrival: FormArrival) => Promise<void>
}

/** The response for programs, and the outcome that selects the page for browsers. */
interface FormResult {
  response: Response
  outcome: FormOutcome
}

/**
 * Minimum duration of a successful request. Storing a known person is faster by fractions of a millisecond, which
 * could reveal who is on a list of patients (LAW-7).
 */
const minDurationMs = 25

/**
 * Maximum duration of a request, longer than the lock timeout. A visitor who waits longer closes the page without
 * knowing whether the form was saved. A later write causes no duplicate, because submitting again stores nothing new.
 */
const responseTimeoutMs = 8000

/** Handles a form: JSON gets JSON, a browser form gets a redirect to a page (API-5, API-6, FORM-6; LAW-8). */
export function createFormEndpoint<Fields extends {email: string}>(
  {payload, schema, bodyLimit, browserForms: forms, success, titles, ...kind}: FormKind<Fields>,
  open: () => Promise<FormServices>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isSameSite(request)) {
      const title = 'Forms of other sites are not accepted.'
      return problem({status: 403, code: problemCodes.otherSite, title})
    }
    // First, because even the failure page depends on the submitted fields.
    const body = await readBody(request, bodyLimit)
    const {response, outcome} = await handle(request, body)
    const showsPage = response.ok ? body.kind === 'form' : isShownByBrowser(request)
    if (!showsPage) return response
    const fields = body.kind === 'refused' ? {} : body.fields
    const page = landingPage(request.url, forms, outcome, fields['role'])
    const confirmation = page === receivedPage ? response.headers.get('location') : null
    return seeOther(confirmation ?? page)
  }

  async function handle(request: Request, body: Body): Promise<FormResult> {
    try {
      return await withDeadline(processForm(request, body), responseTimeoutMs)
    } catch (error) {
      const advice =
        error instanceof Error && error.name === 'EnvironmentError'
          ? error.message
          : describeFailure(error)
      console.error('Cannot store a form:', advice)
      return refuse(
        {status: 503, code: problemCodes.unavailable, title: titles.unavailable},
        {'retry-after': '30'},
      )
    }
  }

  async function processForm(request: Request, body: Body): Promise<FormResult> {
    const services = await open()
    const client = {
      address: services.addressOf(request.headers),
      userAgent: request.headers.get('user-agent'),
    }
    const wait = await services.limits.consumeAddress(client.address)
    if (wait > 0) return tooManyRequests(wait)
    if (body.kind === 'refused') {
      const {status, reason} = body
      return refuse({status, code: problemCodes.unreadable, title: reason})
    }
    const sent = body.kind === 'form' ? readBrowserForm(payload, body.fields) : body.fields
    if (isTrapped(sent)) return {response: await succeed(services, sent), outcome: 'trapped'}
    const parsed = schema.safeParse(sent)
    if (!parsed.success) return refuseFields(fieldProblems(parsed.error, sent))
    await save(services, parsed.data, client)
    return {response: await succeed(services, sent), outcome: 'received'}
  }

  async function save(services: FormServices, fields: Fields, client: FormClient): Promise<void> {
    // A stranger can name any address, so this limits the e-mails to it and never refuses its owner's form.
    const wait = await services.limits.consumeEmail(emailKeyOf(fields.email))
    const arrival = {client, now: new Date(), repliesByMail: wait === 0}
    await Promise.all([kind.save(services, fields, arrival), sleep(minDurationMs)])
  }

  /** A missing field has its own title and page (FORM-2, FORM-5). */
  function refuseFields(errors: readonly FieldProblem[]): FormResult {
    const isIncomplete = errors.some(({code}) => code === 'missing')
    const title = isIncomplete ? titles.incomplete : 'Some fields need to be corrected.'
    const response = problem({status: 400, code: problemCodes.invalidFields, title, errors})
    return {response, outcome: isIncomplete ? 'incomplete' : 'problem'}
  }

  /** The header depends only on what was sent, so it doesn't tell who is registered (LAW-7). */
  async function succeed(
    {knownVariants}: FormServices,
    sent: Readonly<Record<string, unknown>>,
  ): Promise<Response> {
    const {status, body} = success
    const location = kind.confirmation?.(sent, await knownVariants()) ?? null
    return Response.json(body, {
      status,
      headers: {'cache-control': 'no-store', ...(location === null ? {} : {location})},
    })
  }
}

/**
 * Converts a browser form into an unvalidated payload. HTML forms only have strings, omit unticked boxes and send
 * empty fields as empty strings (FORM-6).
 */
function readBrowserForm(
  {fields}: Payload,
  sent: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const boxes = Object.entries(fields)
    .filter(([, {kind}]) => kind === 'boolean')
    .map(([name]): [string, unknown] => [name, sent[name] !== undefined && sent[name] !== 'false'])
  const traps = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const value = field.kind === 'trap' ? sent[field.inputName] : undefined
    return value === undefined || value === '' ? [] : [[name, value]]
  })
  const inputs = new Set(
    Object.values(fields).map((field) => (field.kind === 'trap' ? field.inputName : null)),
  )
  const texts = Object.entries(sent).filter(([name, value]) => {
    if (inputs.has(name)) return false
    const field = fields[name]
    const wasLeftEmpty = value === '' && field?.required === false
    return field?.kind !== 'boolean' && !wasLeftEmpty
  })
  return Object.fromEntries<unknown>([...texts, ...traps, ...boxes])
}

const maxFields = 20
const maxNameLength = 64

/** Returns one problem for each field that a schema rejected, with its first issue. */
function fieldProblems(error: z.ZodError, sent: Readonly<Record<string, unknown>>): FieldProblem[] {
  const found = new Map<string, FieldProblem>()
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')]
    for (const name of names) {
      if (found.has(name)) continue
      const code = codeOf(issue, sent[name])
      found.set(name, {field: name.slice(0, maxNameLength), code, message: issue.message})
    }
  }
  return [...found.values()].slice(0, maxFields)
}

function codeOf(issue: z.core.$ZodIssue, value: unknown): FieldIssueCode | 'unknown' {
  const {code} = issue
  if (code === 'unrecognized_keys') return 'unknown'
  const isBlank = typeof value === 'string' && value.trim() === ''
  if (isBlank || value === undefined || value === null) return 'missing'
  if (code === 'too_big') return 'too-long'
  // Custom rules are about characters, except those marked as malformed (`text-fields.ts`).
  const isAboutFormat = issue.code === 'custom' && issue.params?.['malformed'] === true
  return code === 'custom' && !isAboutFormat ? 'unsupported-characters' : 'malformed'
}

/** People can't see the field. The response reveals nothing to a program that fills it in (FORM-5). */
function isTrapped({company}: Readonly<Record<string, unknown>>): boolean {
  return typeof company === 'string' && company.trim() !== ''
}

function tooManyRequests(seconds: number): FormResult {
  return refuse(
    {
      status: 429,
      code: problemCodes.tooManyRequests,
      title: 'Too many forms came from here. Try again later.',
    },
    {'retry-after': String(seconds)},
  )
}

function refuse(...details: Parameters<typeof problem>): FormResult {
  return {response: problem(...details), outcome: 'problem'}
}

/** Returns the page after a browser form. Early access fails differently for professionals (FORM-2). */
function landingPage(
  address: string,
  names: BrowserFormNames,
  outcome: FormOutcome,
  role: unknown,
): string {
  const sent = new URL(address).searchParams.get('form')
  const form = names.find((name) => name === sent) ?? names[0]
  const failedProfessional = outcome === 'problem' && role !== 'patient'
  return form === 'earlyAccess' && failedProfessional
    ? earlyAccessOtherProblem
    : browserForms[form].outcomes[outcome].path
}

/** Browsers that navigate to the response get a page; programs get the problem itself. */
function isShownByBrowser({headers}: Request): boolean {
  const type = headers.get('content-type') ?? ''
  const accept = headers.get('accept') ?? ''
  // The three form encodings of HTML; only the first is read.
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i
  return isForm.test(type) && accept.includes('text/html')
}

/** Returns whether one of our own pages posted a form. A request with neither header does not come from a browser. */
export function isSameSite(request: Request): boolean {
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none'
  const origin = request.headers.get('origin')
  if (origin === null) return true
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host')
}
