import {createServer, type IncomingMessage, STATUS_CODES} from 'node:http'
import fastifyStatic from '@fastify/static'
import fastify, {type FastifyInstance, type FastifyReply} from 'fastify'
import {type Access, requireUnpublished, requireWrite} from '#content-lake/auth/access.ts'
import {datasetNotFound, httpError, LakeError} from './errors.ts'
import {requireLocalHost, requireOwnOrigin} from './guards.ts'
import {findPathParam, maxJsonBytes, readTarget} from './request.ts'

/** Node checks every 30 s by default. An upload of `maxAssetBytes` may take minutes. */
const connectionDeadlines = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 30_000,
}

/** The Studio requests many documents by their ids at once. */
const maxParamLength = 1 << 20

const retryAfterSeconds = '2'

/** An error of Fastify or of `@fastify/static`. */
interface ServerError extends Error {
  statusCode?: number
  headers?: Record<string, string>
}

export interface ServerParts {
  readonly projectId: string
  readonly dataset: string
  readonly accessOf: (incoming: IncomingMessage) => Access
  readonly isAllowedOrigin: (origin: string) => boolean
  readonly log: (line: string) => void
}

/** Creates the HTTP server, which checks host, origin, dataset and access before it reads a body. */
export async function createLakeServer(parts: ServerParts): Promise<FastifyInstance> {
  const server = fastify({
    serverFactory: (handle) => createServer(connectionDeadlines, handle),
    routerOptions: {ignoreTrailingSlash: true, maxParamLength, querystringParser: () => ({})},
    bodyLimit: maxJsonBytes,
    forceCloseConnections: true,
    rewriteUrl: ({url = '/'}) => (URL.canParse(url, 'http://localhost') ? pathOf(url) : url),
  })
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', {parseAs: 'buffer'}, (_request, body, done) => done(null, body))
  await server.register(fastifyStatic, {serve: false})
  server.addHook('onRequest', async (request, reply) => {
    const {raw, routeOptions} = request
    reply.raw.on('error', () => reply.raw.destroy())
    requireLocalHost(raw)
    // Prevents clickjacking of the Studio, whose session is a cookie.
    reply.header('content-security-policy', "frame-ancestors 'self'")
    reply.header('x-frame-options', 'SAMEORIGIN')
    reply.header('cache-control', 'no-store')
    reply.header('x-content-type-options', 'nosniff')
    reply.header('x-sanity-shard', 'local')
    const {address, apiVersion} = readTarget(request.originalUrl)
    requireOwnOrigin(raw, address.pathname, parts.isAllowedOrigin)
    allowOrigin(raw, reply, parts.isAllowedOrigin)
    if (raw.method === 'OPTIONS') return respondToPreflight(raw, reply)
    const access = parts.accessOf(raw)
    Object.assign(request, {address, apiVersion, access})
    if (routeOptions.config.needs === 'write') requireWrite(access)
    if (routeOptions.config.needs === 'unpublished') requireUnpublished(access)
    const dataset = findPathParam(request, 'dataset')
    if (dataset !== undefined && dataset !== parts.dataset)
      throw datasetNotFound(dataset, parts.projectId)
  })
  server.setNotFoundHandler(({method, address}) => {
    throw httpError(404, `The local content lake has no ${method} ${address.pathname}`)
  })
  server.setErrorHandler<ServerError>((error, {raw, originalUrl, routeOptions}, reply) => {
    const shown = shownError(error, routeOptions.bodyLimit)
    if (!(error instanceof LakeError) && shown.status >= 500)
      parts.log(`content lake: ${raw.method} ${originalUrl} failed: ${error.stack}`)
    // Node would parse the rest of an unread body as the next request.
    if (!raw.complete) reply.header('connection', 'close')
    reply.code(shown.status).headers({...error.headers, 'cache-control': 'no-store'})
    if (shown.status === 503) reply.header('retry-after', retryAfterSeconds)
    // The site may proxy `/files/`, so visitors get the status without details of the lake.
    if (!originalUrl.startsWith('/files/')) return reply.send(shown.body)
    return reply.type('text/plain; charset=utf-8').send(STATUS_CODES[shown.status])
  })
  return server
}

function pathOf(target: string): string {
  const {path, address} = readTarget(target)
  return path + address.search
}

function allowOrigin(
  {headers: {origin}}: IncomingMessage,
  reply: FastifyReply,
  isAllowed: (origin: string) => boolean,
): void {
  reply.header('vary', 'Origin')
  if (origin === undefined || !isAllowed(origin)) return
  reply.header('access-control-allow-origin', origin)
  reply.header('access-control-allow-credentials', 'true')
  reply.header('access-control-expose-headers', 'x-sanity-shard, etag')
}

/** Responds to a preflight request. Without the headers of `allowOrigin` the browser rejects it. */
function respondToPreflight({headers}: IncomingMessage, reply: FastifyReply): FastifyReply {
  const requested = headers['access-control-request-headers']
  return reply
    .code(204)
    .headers({
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': requested ?? 'authorization, content-type',
      'access-control-allow-private-network': 'true',
      'access-control-max-age': '600',
    })
    .send()
}

function shownError(error: ServerError, bodyLimit: number | undefined) {
  if (error instanceof LakeError) return error
  const {statusCode = 500, message} = error
  if (statusCode === 413)
    return httpError(413, `The body is larger than the limit of ${bodyLimit} bytes`)
  if (statusCode < 500) return httpError(statusCode, message)
  return httpError(500, 'The content lake failed to handle the request; see its log')
}
