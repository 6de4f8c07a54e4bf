import type {IncomingMessage} from 'node:http'
import type {FastifyRequest} from 'fastify'
import type {z} from 'zod'
import type {Access} from '#content-lake/auth/access.ts'
import {httpError} from './errors.ts'

export const maxJsonBytes = 10 * 1024 * 1024
export const maxAssetBytes = 100 * 1024 * 1024

/** A request that passed the guards. */
export interface LakeRequest {
  readonly raw: IncomingMessage
  readonly address: URL
  /** API version of the path: a date, `1` or `X`. */
  readonly apiVersion: string
  readonly access: Access
}

declare module 'fastify' {
  interface FastifyRequest extends Omit<LakeRequest, 'raw'> {
    address: URL
    apiVersion: string
    access: Access
  }

  interface FastifyContextConfig {
    /** The access that a request needs; it is checked before the body is read. */
    needs?: 'unpublished' | 'write'
  }
}

const versionedPath = /^\/v(\d{4}-\d\d-\d\d|1|X)(\/.*)$/

/**
 * Splits the target of a request into address, API version and rest of the path. A path without a version has version
 * 1.
 * @throws LakeError 400 for an invalid address
 */
export function readTarget(target = '/'): {address: URL; apiVersion: string; path: string} {
  const address = URL.parse(target, 'http://localhost')
  if (!address) throw httpError(400, 'The address is not valid')
  const [, apiVersion = '1', path = address.pathname] = versionedPath.exec(address.pathname) ?? []
  return {address, apiVersion, path}
}

/** Returns a path parameter, if the route declares it. */
export function findPathParam({params}: FastifyRequest, name: string): string | undefined {
  const value: unknown = Reflect.get(Object(params), name)
  return typeof value === 'string' ? value : undefined
}

/** Returns a path parameter, `*` for the rest of the path. @throws Error when the route doesn't declare it */
export function pathParam(request: FastifyRequest, name: string): string {
  const value = findPathParam(request, name)
  if (value === undefined) throw new Error(`the route has no parameter "${name}"`)
  return value
}

/** Returns whether a query parameter is `true`, or `otherwise` when it is absent. */
export function flag({address}: LakeRequest, name: string, otherwise = false): boolean {
  const value = address.searchParams.get(name)
  return value === null ? otherwise : value === 'true'
}

/** Parses and validates a JSON body. @throws LakeError 400 when it is invalid */
export function readJson<Schema extends z.ZodType>(
  {body}: FastifyRequest,
  schema: Schema,
): z.output<Schema> {
  let value: unknown
  try {
    value = JSON.parse(String(body))
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
