/** A field and what to do about it. */
export interface FieldProblem {
  field: string
  /** What is wrong, for programs. */
  code: string
  /** What to do, for people. */
  message: string
}

interface Problem {
  status: number
  /** One sentence for people. */
  title: string
  /** Why, for programs; it stays the same when the sentence changes. */
  code?: string
  /** What to fix, field by field. */
  errors?: readonly FieldProblem[]
}

/**
 * Answers a request that cannot be served with problem details (RFC 9457). The type stays `about:blank`: what kind of
 * problem it is stands in the extension member `code` (§3.2), so that no address has to be kept for it.
 *
 * @param problem - what it is
 * @param headers - more response headers
 */
export function problem(
  {status, title, code, errors = []}: Problem,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = {
    type: 'about:blank',
    title,
    status,
    ...(code === undefined ? {} : {code}),
    ...(errors.length > 0 ? {errors} : {}),
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: {...headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store'},
  })
}
