export type Body =
  | {kind: 'json' | 'form'; fields: Record<string, unknown>}
  | {kind: 'refused'; status: 400 | 408 | 413 | 415; reason: string}

const formType = 'application/x-www-form-urlencoded'

export async function readBody(request: Request, limit: number): Promise<Body> {
  const type = mediaType(request)
  if (type === null) {
    return {kind: 'refused', status: 415, reason: 'Send JSON or a browser form, in UTF-8.'}
  }
  const read = await readText(request, limit)
  if (read.kind === 'refused') return read
  return type === formType ? readForm(read.text) : readJson(read.text)
}

/** The slowest phone sends a form within a second; a longer upload only holds a connection open. */
export const bodyTimeoutMs = 20_000

/** Maximum length of any body in bytes. */
export const maxBodyBytes = 64 * 1024

const tooSlow: Body & {kind: 'refused'} = {
  kind: 'refused',
  status: 408,
  reason: 'The request took too long to arrive.',
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
    // Falls through to the refusal of JSON that isn't an object.
  }
  return {kind: 'refused', status: 400, reason: 'The request is not a JSON object.'}
}

/** Reads a body as text. Stops above `limit` bytes even when its `Content-Length` is smaller. */
export async function readText(
  request: Request,
  limit: number,
  timeoutMs = bodyTimeoutMs,
): Promise<{kind: 'read'; text: string} | (Body & {kind: 'refused'})> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge
  if (request.body === null) return {kind: 'read', text: ''}
  const decoder = new TextDecoder('utf-8', {fatal: true})
  const reader = request.body.getReader()
  const deadline = AbortSignal.timeout(timeoutMs)
  // Ends a pending read.
  const stop = () => void reader.cancel().catch(() => undefined)
  deadline.addEventListener('abort', stop, {once: true})
  let text = ''
  let size = 0
  try {
    for (;;) {
      const {done, value} = await reader.read()
      if (deadline.aborted) return tooSlow
      if (done) return {kind: 'read', text: text + decoder.decode()}
      size += value.byteLength
      if (size > limit) {
        stop()
        return tooLarge
      }
      text += decoder.decode(value, {stream: true})
    }
  } catch {
    return deadline.aborted
      ? tooSlow
      : {kind: 'refused', status: 400, reason: 'The request is not text in UTF-8.'}
  } finally {
    deadline.removeEventListener('abort', stop)
  }
}
