/** What came of reading a request's body: its fields, or the HTTP status to refuse it with. */
export type Body =
  | {kind: 'json' | 'form'; fields: Record<string, unknown>}
  | {kind: 'refused'; status: 400 | 413 | 415; reason: string}

const formType = 'application/x-www-form-urlencoded'

/**
 * Reads a JSON or browser-form body of bounded size.
 *
 * @param request - the request; its body is consumed
 * @param limit - the most bytes that are read
 */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const type = mediaType(request)
  if (type === null) {
    return {kind: 'refused', status: 415, reason: 'Send JSON or a browser form, in UTF-8.'}
  }
  const read = await readText(request, limit)
  if (read.kind === 'refused') return read
  return type === formType ? readForm(read.text) : readJson(read.text)
}

const tooLarge: Body & {kind: 'refused'} = {
  kind: 'refused',
  status: 413,
  reason: 'The request is too large.',
}

function mediaType(request: Request): 'application/json' | typeof formType | null {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  if (charset !== undefined && !/^charset="?utf-8"?$/.test(charset)) return null
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') return null
  return type === 'application/json' || type === formType ? type : null
}

function readForm(text: string): Body {
  const pairs = [...new URLSearchParams(text)]
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) {
    return {kind: 'refused', status: 400, reason: 'A field was sent twice.'}
  }
  return {kind: 'form', fields: Object.fromEntries(pairs)}
}

function readJson(text: string): Body {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return {kind: 'json', fields: {...value}}
    }
  } catch {
    // Falls through: a text that is no JSON and a JSON that is no object are refused alike.
  }
  return {kind: 'refused', status: 400, reason: 'The request is not a JSON object.'}
}

/**
 * Reads a body as text and stops when it becomes too large, whatever length it said it has.
 *
 * @param request - the request; its body is consumed
 * @param limit - the most bytes that are read
 */
export async function readText(
  request: Request,
  limit: number,
): Promise<{kind: 'read'; text: string} | (Body & {kind: 'refused'})> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge
  if (request.body === null) return {kind: 'read', text: ''}
  const decoder = new TextDecoder('utf-8', {fatal: true})
  let text = ''
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength
      if (size > limit) return tooLarge
      text += decoder.decode(chunk, {stream: true})
    }
    return {kind: 'read', text: text + decoder.decode()}
  } catch {
    return {kind: 'refused', status: 400, reason: 'The request is not text in UTF-8.'}
  }
}
