export interface FieldProblem {
  field: string
  /** Stable identifier for programs. */
  code: string
  /** Instruction for people. */
  message: string
}

interface Problem {
  status: number
  /** One sentence for people. */
  title: string
  /** Stable identifier for programs. */
  code?: string
  errors?: readonly FieldProblem[]
}

/** Returns problem details (RFC 9457). `code` names the kind (§3.2), so the site needs no page for each kind. */
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

/** Returns the handlers of a route for OPTIONS and for methods that its `Allow` header lacks (RFC 9110 §15.5.6). */
export function unsupportedMethods(allow: string) {
  const title = `This address takes ${allow} only.`
  const refuse = () => problem({status: 405, code: 'method-not-allowed', title}, {allow})
  const options = () => new Response(null, {status: 204, headers: {allow: `${allow}, OPTIONS`}})
  return {GET: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: options}
}
