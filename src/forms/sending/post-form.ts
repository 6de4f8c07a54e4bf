import type {ContactPayload, RegistrationPayload} from './payloads.ts'

/** Says that a form was not taken. */
export class FormSubmissionError extends Error {
  override name = 'FormNotTaken'
  /** What the server found wrong, by the names of the payload. */
  readonly fields: ReadonlyMap<string, string>

  /**
   * @param message - words for the visitor; empty when there are none
   * @param fields - what is wrong with which field
   */
  constructor(message: string, fields: ReadonlyMap<string, string> = new Map()) {
    super(message)
    this.fields = fields
  }
}

/**
 * Posts a form as JSON (API-1, API-4).
 *
 * @param endpoint - where to
 * @param payload - what
 * @throws FormNotTaken when the answer is no success, with the server's reason where the visitor can do something about
 *   it (4xx), or when there is no answer
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
    throw new FormSubmissionError('')
  })
  if (response.ok) return
  throw response.status < 500 ? await readProblem(response) : new FormSubmissionError('')
}

/** Another backend may answer with anything; only problem details are read (RFC 9457). */
async function readProblem(response: Response): Promise<FormSubmissionError> {
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('application/problem+json')) return new FormSubmissionError('')
  const body: unknown = await response.json().catch(() => null)
  const problem = isRecord(body) ? body : {}
  const errors: unknown[] = Array.isArray(problem['errors']) ? problem['errors'] : []
  const fields = errors.flatMap((error): [string, string][] =>
    isRecord(error) && typeof error['field'] === 'string' && typeof error['message'] === 'string'
      ? [[error['field'], error['message']]]
      : [],
  )
  const {title} = problem
  return new FormSubmissionError(typeof title === 'string' ? title : '', new Map(fields))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
