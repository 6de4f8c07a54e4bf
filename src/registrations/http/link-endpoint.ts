import {describeFailure} from '#lib/describe-failure.ts'
import type {LoadEmailText} from '#registrations/mail/email-text.ts'
import {linkPages} from '#shared/html-forms.ts'
import type {LinkPurpose} from '#registrations/domain/signing.ts'
import type {FormServices} from './form-endpoint.ts'
import {problem} from '#http/problem.ts'
import {readText} from '#http/read-body.ts'
import {seeOther} from '#http/see-other.ts'
import {confirmationPage} from './confirmation-page.ts'
import {confirmationCopy, tryLater} from './confirmation-copy.ts'

/** What a signed link of an e-mail does. */
export interface LinkKind {
  purpose: LinkPurpose
  /** Whether mail programs may do it by themselves when the person presses their own button (RFC 8058). */
  oneClick: boolean
  /** The page that says it is done. */
  done: string
  /** @returns `false` when there is nothing to do it to any more */
  act: (services: FormServices, id: string, now: Date) => Promise<boolean>
}

/** What the endpoints need. */
export interface LinkServices {
  open: () => Promise<FormServices>
  loadEmailText: LoadEmailText
}

const maxBodyBytes = 4096

type Handler = (request: Request) => Promise<Response>

/**
 * Makes the handlers of a signed link. Looking at it (GET) only asks: mail scanners open every link. Pressing the
 * button (POST) acts; the token is the proof, so no cookie and no origin is looked at.
 *
 * @param kind - what the link does
 * @param services - store and words
 */
export function createLinkEndpoint(
  kind: LinkKind,
  services: LinkServices,
): {GET: Handler; POST: Handler} {
  return {
    GET: async (request) => {
      const checked = await check(kind, services, request)
      if (checked instanceof Response) return checked
      return confirmationPage(await confirmationCopy(kind.purpose, services.loadEmailText))
    },
    POST: async (request) => {
      const oneClick = kind.oneClick && (await isOneClick(request))
      const checked = await check(kind, services, request)
      if (checked instanceof Response) return oneClick ? toProgram(checked) : checked
      const done = await act(kind, checked.services, checked.id)
      if (done === null) return oneClick ? toProgram(unavailable()) : unavailable()
      // Mail programs must not be sent on (RFC 8058 §3.1).
      if (oneClick) return new Response(null, {status: 200})
      return leadTo(done ? kind.done : linkPages.problem)
    },
  }
}

async function check(
  {purpose}: LinkKind,
  {open}: LinkServices,
  request: Request,
): Promise<{services: FormServices; id: string} | Response> {
  try {
    const services = await open()
    const token = new URL(request.url).searchParams.get('token') ?? ''
    const link = services.signer.check(purpose, token, new Date())
    return link.kind === 'valid' ? {services, id: link.id} : leadTo(linkPages.problem)
  } catch (error) {
    console.error('A signed link could not be checked:', describeFailure(error))
    return unavailable()
  }
}

async function act(kind: LinkKind, services: FormServices, id: string): Promise<boolean | null> {
  try {
    return await kind.act(services, id, new Date())
  } catch (error) {
    console.error(`The link ${kind.purpose} could not do its work:`, describeFailure(error))
    return null
  }
}

async function isOneClick(request: Request): Promise<boolean> {
  const read = await readText(request, maxBodyBytes)
  return read.kind === 'read' && /List-Unsubscribe[\s\S]*One-Click/.test(read.text)
}

function unavailable(): Response {
  return confirmationPage(tryLater, 503)
}

/** A mail program is shown no page: it tries again later, or tells its person that the link is of no use. */
function toProgram({status}: Response): Response {
  return status === 503
    ? problem({status: 503, title: tryLater.heading}, {'retry-after': '60'})
    : problem({status: 410, title: 'This link does not work any more.'})
}

/** The address that the browser comes from holds a signed link: the next page is not told it. */
function leadTo(page: string): Response {
  return seeOther(page, {'referrer-policy': 'no-referrer'})
}
