/** What came of reading a request's body: its fields, or the HTTP status to refuse it with. */
export type Body =
  | {kind: 'json' | 'form'; fields: Record<string, unknown>}
  | {kind: 'refused'; status: 400 | 413 | 415; reason: string}

/**
 * Reads a JSON or browser-form body of bounded size.
 *
 * @param request - the request; its body is consumed
 * @param limit - the most bytes that are read
 */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded') {
    return {kind: 'refused', status: 415, reason: 'Send JSON or a browser form.'}
  }
  const text = await readText(request, limit)
  if (text === null) return {kind: 'refused', status: 413, reason: 'The request is too large.'}
  if (type === 'application/x-www-form-urlencoded') {
    return {kind: 'form', fields: Object.fromEntries(new URLSearchParams(text))}
  }
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

async function readText(request: Request, limit: number): Promise<string | null> {
  if (request.body === null) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > limit) return null
    text += decoder.decode(chunk, {stream: true})
  }
  return text + decoder.decode()
}
