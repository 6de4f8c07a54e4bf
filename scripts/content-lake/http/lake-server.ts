import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type {Access} from '#content-lake/auth/access.ts'
import {allowOrigin, answerPreflight} from './cors.ts'
import {httpError, LakeError} from './errors.ts'
import {isLocalHost} from './host-guard.ts'
import {requireOwnPage} from './page-guard.ts'
import {requireProject} from './project-guard.ts'
import type {LakeRequest} from './request.ts'
import {sendJson, sendText} from './respond.ts'
import type {Router} from './router.ts'

const versionedPath = /^\/v(\d{4}-\d\d-\d\d|1|X)(\/.*)$/

/** Node looks every half minute otherwise. A body may be the largest file of an import, on a slow disk. */
const connectionDeadlines = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
}

/** What the server needs to know to let a request in and find its handler. */
export interface ServerParts {
  readonly router: Router
  readonly projectId: string
  readonly accessOf: (incoming: IncomingMessage) => Access
  readonly isAllowedOrigin: (origin: string) => boolean
  readonly log: (line: string) => void
}

/** Splits a path into its API version and the rest; paths without a version are of version 1. */
export function splitVersion(pathname: string): {apiVersion: string; path: string} {
  const match = versionedPath.exec(pathname)
  return {apiVersion: match?.[1] ?? '1', path: match?.[2] ?? pathname}
}

/** Creates the HTTP server: host check, CORS, access, route, and errors as Sanity words them. */
export function createLakeServer(parts: ServerParts): Server {
  const server = createServer(connectionDeadlines, (incoming, response) => {
    response.on('error', () => response.destroy())
    void answer(incoming, response, parts).catch((error: unknown) => {
      fail(incoming, response, error, parts)
    })
  })
  server.keepAliveTimeout = 30_000
  return server
}

async function answer(
  incoming: IncomingMessage,
  response: ServerResponse,
  parts: ServerParts,
): Promise<void> {
  if (!isLocalHost(incoming.headers.host)) {
    throw httpError(421, 'This content lake answers only to localhost')
  }
  // Nobody else may put anything of the lake, least of all the Studio with its session, into a frame.
  response.setHeader('content-security-policy', "frame-ancestors 'self'")
  response.setHeader('x-frame-options', 'SAMEORIGIN')
  requireOwnPage(incoming, parts.isAllowedOrigin)
  allowOrigin(incoming, response, parts.isAllowedOrigin)
  if (incoming.method === 'OPTIONS') {
    answerPreflight(incoming, response)
    return
  }
  const url = requestUrl(incoming)
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

function notFound(method: string, path: string, otherMethod: boolean): LakeError {
  return otherMethod
    ? httpError(405, `${method} is not possible on ${path}`)
    : httpError(404, `The local content lake has no ${path}`)
}

/** A site may hand files on to its visitors as they come: they are told a status, not how the lake works. */
function isFile({url = '/'}: IncomingMessage): boolean {
  return /^\/files\//.test(url)
}

function fail(
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
  // What is left of a body nobody reads would be taken for the next request.
  if (!incoming.complete) {
    response.setHeader('connection', 'close')
    incoming.resume()
  }
  const shown = known ?? httpError(500, 'The content lake could not answer; its log says why')
  if (isFile(incoming)) sendText(response, shown.status, STATUS_CODES[shown.status] ?? 'Error')
  else sendJson(response, shown.status, shown.body)
}
