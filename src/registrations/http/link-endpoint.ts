import {describeFailure} from '#lib/describe-failure.ts'
import type {LoadEmailText} from '#registrations/mail/mail.ts'
import {linkPages} from '#shared/html-forms.ts'
import type {LinkPurpose} from '#registrations/domain/signing.ts'
import type {FormServices} from './form-endpoint.ts'
import {problem} from '#http/problem.ts'
import {readText} from '#http/read-body.ts'
import {seeOther} from '#http/responses.ts'
import {confirmationCopy, confirmationPage, tryLater} from './confirmation-page.ts'

/** The action of a signed link. */
export interface LinkKind {
  purpose: LinkPurpose
  /** Whether mail programs may act without showing the page (RFC 8058). */
  oneClick: boolean
  /** Path of the page that confirms the action. */
  done: string
  /** @returns `false` when the row no longer exists or the link has expired */
  act: (services: FormServices, id: string, now: Date) => Promise<boolean>
}

export interface LinkServices {
  open: () => Promise<FormServices>
  loadEmailText: LoadEmailText
}

const maxBodyBytes = 4096

type Handler = (request: Request) => Promise<Response>

/**
 * Returns the handlers of a signed link. GET only shows a page with a button, because mail scanners open every link;
 * POST acts. The token authorizes the request, so cookies and origin are ignored.
 */
export function createLinkEndpoint(
  {purpose, done, ...kind}: LinkKind,
  {open, loadEmailText}: LinkServices,
): {GET: Handler; POST: Handler} {
  return {
    GET: async (request) => {
      const checked = await check(request)
      if (checked instanceof Response) return checked
      return confirmationPage(await confirmationCopy(purpose, loadEmailText))
    },
    POST: async (request) => {
      const oneClick = kind.oneClick && (await isOneClick(request))
      const checked = await check(request)
      if (checked instanceof Response) return oneClick ? toProgram(checked) : checked
      try {
        const isDone = await kind.act(checked.services, checked.id, new Date())
        // Mail programs must not be redirected (RFC 8058 §3.1).
        if (oneClick) return new Response(null, {status: 200})
        return redirectTo(isDone ? done : linkPages.problem)
      } catch (error) {
        console.error(`Cannot process a ${purpose} link:`, describeFailure(error))
        return oneClick ? toProgram(unavailable()) : unavailable()
      }
    },
  }

  async function check(request: Request): Promise<{services: FormServices; id: string} | Response> {
    try {
      const services = await open()
      const token = new URL(request.url).searchParams.get('token') ?? ''
      const link = services.signer.check(purpose, token, new Date())
      return link.kind === 'valid' ? {services, id: link.id} : redirectTo(linkPages.problem)
    } catch (error) {
      console.error('Cannot check a signed link:', describeFailure(error))
      return unavailable()
    }
  }
}

async function isOneClick(request: Request): Promise<boolean> {
  const read = await readText(request, maxBodyBytes)
  return read.kind === 'read' && /List-Unsubscribe[\s\S]*One-Click/.test(read.text)
}

function unavailable(): Response {
  return confirmationPage(tryLater, 503)
}

/** Mail programs get a status instead of a page, so that they retry or report a dead link. */
function toProgram({status}: Response): Response {
  return status === 503
    ? problem({status: 503, title: tryLater.heading}, {'retry-after': '60'})
    : problem({status: 410, title: 'This link does not work any more.'})
}

/** Keeps the signed link of the current page out of the `Referer` header. */
function redirectTo(page: string): Response {
  return seeOther(page, {'referrer-policy': 'no-referrer'})
}
