import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type {Access} from '#content-lake/auth/access.ts'
import {allowOrigin, respondToPreflight} from './cors.ts'
import {httpError, LakeError} from './errors.ts'
import {isLocalHost} from './host-guard.ts'
import {requireOwnOrigin} from './origin-guard.ts'
import {requireProject} from './project-guard.ts'
import type {LakeRequest} from './request.ts'
import {sendJson, sendText} from './respond.ts'
import type {Router} from './router.ts'

const versionedPath = /^\/v(\d{4}-\d\d-\d\d|1|X)(\/.*)$/

/** Node checks every 30 s by default. An upload of `maxAssetBytes` may take minutes. */
const connectionDeadlines = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
}

export interface ServerParts {
  readonly router: Router
  readonly projectId: string
  readonly accessOf: (incoming: IncomingMessage) => Access
  readonly isAllowedOrigin: (origin: string) => boolean
  readonly log: (line: string) => void
}

/** Splits a path into API version and rest. A path without a version has version 1. */
export function splitVersion(pathname: string): {apiVersion: string; path: string} {
  const match = versionedPath.exec(pathname)
  return {apiVersion: match?.[1] ?? '1', path: match?.[2] ?? pathname}
}

/** Creates the HTTP server, which checks host, origin, project and access before it calls a route. */
export function createLakeServer(parts: ServerParts): Server {
  const server = createServer(connectionDeadlines, (incoming, response) => {
    response.on('error', () => response.destroy())
    void handle(incoming, response, parts).catch((error: unknown) => {
      sendError(incoming, response, error, parts)
    })
  })
  server.keepAliveTimeout = 30_000
  return server
}

async function handle(
  incoming: IncomingMessage,
  response: ServerResponse,
  parts: ServerParts,
): Promise<void> {
  if (!isLocalHost(incoming.headers.host)) {
    throw httpError(421, 'This content lake only accepts requests to localhost')
  }
  // Prevents clickjacking of the Studio, whose session is a cookie.
  response.setHeader('content-security-policy', "frame-ancestors 'self'")
  response.setHeader('x-frame-options', 'SAMEORIGIN')
  const url = requestUrl(incoming)
  requireOwnOrigin(incoming, url.pathname, parts.isAllowedOrigin)
  allowOrigin(incoming, response, parts.isAllowedOrigin)
  if (incoming.method === 'OPTIONS') {
    respondToPreflight(incoming, response)
    return
  }
  const {apiVersion, path} = splitVersion(url.pathname)
  const method = incoming.method ?? 'GET'
  const matches = parts.router.match(path)
  const match = matches.find(
    ({route}) => route.method === method || (route.method === 'GET' && method === 'HEAD'),
  )
  if (!match) throw notFound(method, url.pathname, matches.length > 0)
  requireProject(incoming, match.params, parts.projectId)
  const access = parts.accessOf(incoming)
  const request: LakeRequest = {incoming, method, url, apiVersion, params: match.params, access}
  await match.route.handle(request, response)
}

function requestUrl(incoming: IncomingMessage): URL {
  const url = URL.parse(incoming.url ?? '/', 'http://localhost')
  if (!url) throw httpError(400, 'The address is not valid')
  return url
}

function notFound(method: string, path: string, hasOtherMethod: boolean): LakeError {
  return hasOtherMethod
    ? httpError(405, `${method} is not allowed on ${path}`)
    : httpError(404, `The local content lake has no ${path}`)
}

/** The site may proxy `/files/`, so visitors get the status without details of the lake. */
function isFile({url = '/'}: IncomingMessage): boolean {
  return /^\/files\//.test(url)
}

function sendError(
  incoming: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  parts: ServerParts,
): void {
  const known = error instanceof LakeError ? error : undefined
  if (!known) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parts.log(`content lake: ${incoming.method ?? ''} ${incoming.url ?? ''} failed: ${detail}`)
  }
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  // Node would parse the rest of an unread body as the next request.
  if (!incoming.complete) {
    response.setHeader('connection', 'close')
    incoming.resume()
  }
  const shown =
    known ?? httpError(500, 'The content lake failed to handle the request; see its log')
  if (isFile(incoming)) sendText(response, shown.status, STATUS_CODES[shown.status] ?? 'Error')
  else sendJson(response, shown.status, shown.body)
}
