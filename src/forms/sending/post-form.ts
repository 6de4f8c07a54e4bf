import {type FieldIssueCode, fieldIssueCodes} from '#shared/field-issues.ts'
import type {ContactPayload} from '#shared/forms/contact-message.ts'
import type {RegistrationPayload} from '#shared/forms/registration.ts'

interface Refusal {
  /** The HTTP status; null when there was no answer. */
  status: number | null
  /** Why, for programs: the member `code` of our problem details; null where another backend does not say. */
  code?: string | null
  /** Why, in the words of a backend; empty when there are none. */
  title?: string
  /** What is wrong with which field, by the names of the payload. */
  issues?: ReadonlyMap<string, FieldIssueCode>
}

/** Says that a form was not taken. Holds nothing that was typed. */
export class FormSubmissionError extends Error {
  override name = 'FormSubmissionError'
  readonly status: number | null
  readonly code: string | null
  readonly title: string
  readonly issues: ReadonlyMap<string, FieldIssueCode>

  /** @param refusal - what came back */
  constructor({status, code = null, title = '', issues = new Map()}: Refusal) {
    super(status === null ? 'no answer' : `status ${status}${code === null ? '' : `, ${code}`}`)
    this.status = status
    this.code = code
    this.title = title
    this.issues = issues
  }
}

/**
 * Posts a form as JSON (API-1, API-4).
 *
 * @param endpoint - where to
 * @param payload - what
 * @throws FormSubmissionError when the answer is no success, with the server's reason where the visitor can do
 *   something about it (4xx), or when there is no answer
 */
export async function postForm(
  endpoint: string,
  payload: RegistrationPayload | ContactPayload,
): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(payload),
  }).catch((): never => {
    throw new FormSubmissionError({status: null})
  })
  // The network of a hotel or a train answers everything with its own page until somebody logs in.
  if (isHtml(response))
    throw new FormSubmissionError({status: response.ok ? null : response.status})
  if (response.ok) return
  const {status} = response
  throw status < 500 ? await readProblem(response) : new FormSubmissionError({status})
}

const isHtml = ({headers}: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true

/** Another backend may answer with anything; only problem details are read (RFC 9457). */
async function readProblem(response: Response): Promise<FormSubmissionError> {
  const {status, headers} = response
  const type = headers.get('content-type') ?? ''
  if (!type.startsWith('application/problem+json')) return new FormSubmissionError({status})
  const body: unknown = await response.json().catch(() => null)
  const {code, title, errors} = isRecord(body) ? body : {}
  const found: unknown[] = Array.isArray(errors) ? errors : []
  return new FormSubmissionError({
    status,
    code: typeof code === 'string' ? code : null,
    title: typeof title === 'string' ? title : '',
    issues: new Map(found.flatMap(readIssue)),
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
