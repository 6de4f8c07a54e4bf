import {type FieldIssueCode, fieldIssueCodes} from '#shared/field-issues.ts'
import type {ContactPayload} from '#shared/forms/contact-message.ts'
import {registration, type RegistrationPayload} from '#shared/forms/registration.ts'
import {registrationEndpoint} from './endpoints.ts'
import {formPayload, type FormValues} from './form-payload.ts'

interface Refusal {
  /** HTTP status; null without a response. */
  status: number | null
  /** Member `code` of our problem details; null from another backend. */
  code?: string | null
  /** Reason in the backend's words; may be empty. */
  title?: string
  /** Issues by field name of the payload. */
  issues?: ReadonlyMap<string, FieldIssueCode>
}

/** Error of a submission that was refused or got no response. Contains nothing that was typed. */
export class FormSubmissionError extends Error {
  override name = 'FormSubmissionError'
  readonly status: number | null
  readonly code: string | null
  readonly title: string
  readonly issues: ReadonlyMap<string, FieldIssueCode>

  constructor({status, code = null, title = '', issues = new Map()}: Refusal) {
    super(status === null ? 'no response' : `status ${status}${code === null ? '' : `, ${code}`}`)
    this.status = status
    this.code = code
    this.title = title
    this.issues = issues
  }
}

/**
 * Posts a form as JSON (API-1, API-4).
 *
 * @returns the path of the page about what was stored; null from another backend
 * @throws FormSubmissionError when there is no response or an error status; for a 4xx it includes the server's reason
 */
export async function postForm(
  endpoint: string,
  payload: RegistrationPayload | ContactPayload,
): Promise<string | null> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(payload),
  }).catch((): never => {
    throw new FormSubmissionError({status: null})
  })
  // A captive portal responds to everything with its own page.
  if (isHtml(response))
    throw new FormSubmissionError({status: response.ok ? null : response.status})
  if (response.ok) return response.headers.get('location')
  const {status} = response
  throw status < 500 ? await readProblem(response) : new FormSubmissionError({status})
}

/** Posts the values of a form that registers the visitor, as `postForm` does (API-2, API-3). */
export function postRegistration(values: FormValues): Promise<string | null> {
  const {userAgent} = navigator
  return postForm(registrationEndpoint, formPayload(registration, {...values, userAgent}))
}

const isHtml = ({headers}: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true

/** Reads only problem details, because another backend may send anything (RFC 9457). */
async function readProblem(response: Response): Promise<FormSubmissionError> {
  const {status, headers} = response
  const type = headers.get('content-type') ?? ''
  if (!type.startsWith('application/problem+json')) return new FormSubmissionError({status})
  const body: unknown = await response.json().catch(() => null)
  const {code, title, errors} = isRecord(body) ? body : {}
  const entries: unknown[] = Array.isArray(errors) ? errors : []
  return new FormSubmissionError({
    status,
    code: typeof code === 'string' ? code : null,
    title: typeof title === 'string' ? title : '',
    issues: new Map(entries.flatMap(readIssue)),
  })
}

function readIssue(error: unknown): [string, FieldIssueCode][] {
  if (!isRecord(error)) return []
  const {field} = error
  const code = fieldIssueCodes.find((known) => known === error['code'])
  return typeof field === 'string' && code !== undefined ? [[field, code]] : []
}

function isRecord(value: unknown): value is Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
