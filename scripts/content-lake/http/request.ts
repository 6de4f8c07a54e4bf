import type {IncomingMessage} from 'node:http'
import type {z} from 'zod'
import type {Access} from '#content-lake/auth/access.ts'
import {httpError} from './errors.ts'

export const maxJsonBytes = 10 * 1024 * 1024
export const maxAssetBytes = 100 * 1024 * 1024

/** A request that passed the guards and matched a route. */
export interface LakeRequest {
  readonly incoming: IncomingMessage
  readonly method: string
  readonly url: URL
  /** API version of the path: a date, `1` or `X`. */
  readonly apiVersion: string
  /** Path parameters of the route. */
  readonly params: Readonly<Record<string, string>>
  readonly access: Access
}

/** Returns a path parameter. @throws Error when the route doesn't declare it */
export function pathParam(request: LakeRequest, name: string): string {
  const value = request.params[name]
  if (value === undefined) throw new Error(`the route has no parameter "${name}"`)
  return value
}

/** Returns whether a query parameter is `true`, or `otherwise` when it is absent. */
export function flag(request: LakeRequest, name: string, otherwise = false): boolean {
  const value = request.url.searchParams.get(name)
  return value === null ? otherwise : value === 'true'
}

/** Reads a body. @throws LakeError 413 when it exceeds the limit */
export async function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = () => httpError(413, `The body is larger than the limit of ${limit} bytes`)
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads and validates a JSON body. @throws LakeError 400 when it is invalid, 413 when it is too large */
export async function readJson<Schema extends z.ZodType>(
  request: LakeRequest,
  schema: Schema,
  maxBytes = maxJsonBytes,
): Promise<z.output<Schema>> {
  const text = (await readBody(request.incoming, maxBytes)).toString('utf8')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw httpError(400, `The body is not JSON: ${error instanceof Error ? error.message : ''}`)
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw httpError(
    400,
    `Invalid body: ${issue ? `${issue.path.join('.') || 'it'}: ${issue.message}` : ''}`,
  )
}
