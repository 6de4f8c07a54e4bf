/** A field and what to do about it. */
export interface FieldProblem {
  field: string
  message: string
}

/**
 * Answers a request that cannot be served with problem details (RFC 9457).
 *
 * @param status - the HTTP status
 * @param title - one sentence for people
 * @param fields - what to fix, field by field
 * @param headers - more response headers
 */
export function problem(
  status: number,
  title: string,
  fields: readonly FieldProblem[] = [],
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = {type: 'about:blank', title, status, ...(fields.length > 0 ? {errors: fields} : {})}
  return new Response(JSON.stringify(body), {
    status,
    headers: {...headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store'},
  })
}
