import type {IncomingMessage, RequestListener} from 'node:http'
import type {Socket} from 'node:net'
import fastifyStatic from '@fastify/static'
import fastify, {type FastifyInstance, type FastifyReply, type FastifyRequest} from 'fastify'
import {filePolicy, type Header} from '#config/security-headers.ts'
import {visits} from '#revalidation/channels.ts'
import {checkTarget} from '#http/request-target.ts'
import {
  badRequest,
  badRequestPath,
  methodNotAllowedPath,
  notFound,
  methodNotAllowed,
  uriTooLong,
  uriTooLongPath,
  unavailablePage,
} from '#http/responses.ts'
import {chooseEncoding, toBrotli, toGzip, varyByEncoding} from '#lib/content-encoding.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import {outageCopy, overloadCopy} from '#shared/fallback-copy.ts'
import {count} from '#server/metrics/site-metrics.ts'
import {drainServer} from './drain-server.ts'
import {InFlightLimit, OverloadedError} from './in-flight-limit.ts'
import type {Origin, OriginResponse} from './origin.ts'
import type {Page, PageCache} from './page-cache.ts'
import {cachedPath, isDrawingRequest, isRead, mayBePage} from './page-request.ts'
import {sendPage} from './send-page.ts'
import {fallbackPolicy, hashInlineScripts, isHtml, policyHeader} from './transform-html.ts'

/** Longer than a burst of requests lasts. */
const retryAfterS = 2

const connectRefusal =
  'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

const refusals = {400: badRequest, 405: methodNotAllowed, 414: uriTooLong} as const

/** Refusals by the path to which `src/server/prepare-requests.ts` has rewritten the same requests. */
const refusalsByPath: Readonly<Record<string, () => Response>> = {
  [badRequestPath]: badRequest,
  [methodNotAllowedPath]: methodNotAllowed,
  [uriTooLongPath]: uriTooLong,
}

export interface EdgeOptions {
  cache: PageCache
  origin: Pick<Origin, 'fetchFor'>
  /** Next's request handler, for everything that is neither a page nor a file. */
  next: RequestListener
  /** Static files by path prefix. Names in an immutable folder change with the content. */
  folders: readonly {prefix: string; root: string; isImmutable: boolean}[]
  /** Headers of every response that doesn't come from Next. */
  headers: readonly Header[]
  /** The value of Next's draft cookie in this build. */
  draftSecret: string | null
  limits: Limits
}

export interface Limits {
  /** Maximum number of GET and HEAD requests to Next in flight. */
  reads: number
  /** The same for other requests, so that readers never block a form. */
  writes: number
  /** Time after which a response to a slow client no longer counts as in flight. */
  holdMs: number
  keepAliveMs: number
  /** How long a connection may make no progress. */
  stallMs: number
  /** How long connections may stay idle once the server stops. */
  drainMs: number
}

/**
 * Creates the server in front of Next (decision 14). Cached pages and files never wait for Next. Everything that a
 * client controls is bounded before Next or a parser sees it.
 *
 * @returns a server that does not listen yet; its `close` drains connections
 */
export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const {cache, origin, folders, draftSecret, limits} = options
  const reads = new InFlightLimit(limits.reads)
  const writes = new InFlightLimit(limits.writes)
  const edge = fastify({
    // A server may ignore an upgrade that a client offers (RFC 9110 §7.8).
    http: {shouldUpgradeCallback: () => false},
    keepAliveTimeout: limits.keepAliveMs,
    connectionTimeout: limits.stallMs,
    // Next limits the size of bodies, and `end-slow-clients.ts` their duration.
    requestTimeout: 0,
    // A closing server still responds, with `Connection: close`.
    return503OnClosing: false,
    routerOptions: {querystringParser: () => ({})},
    frameworkErrors: (_error, _request, reply) => send(reply, badRequest()),
  })
  const connections = new Set<Socket>()
  edge.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  edge.server.on('connect', (_request, socket) => {
    // The server no longer handles errors of this socket.
    socket.on('error', () => socket.destroy()).end(connectRefusal, () => socket.destroy())
  })
  edge.addHook('preClose', () =>
    drainServer(edge.server, {
      maxAcceptMs: limits.drainMs,
      maxIdleMs: limits.drainMs,
      connections,
    }),
  )
  edge.addHook('onRequest', (_request, reply, done) => {
    // A pipelined request gets its socket after the previous response. If the connection closes first, it never does,
    // and nothing would close the files that the request opens.
    if (reply.raw.socket === null) reply.raw.once('socket', () => done())
    else done()
  })
  edge.addHook('onRequest', (request, reply, done) => {
    const check = checkTarget(request.raw)
    if (check.kind === 'refuse') send(reply, refusals[check.status]())
    else if (check.kind === 'redirect') {
      const headers = {location: check.location, 'cache-control': 'no-store'}
      send(reply, new Response(null, {status: 308, headers}))
    } else {
      request.raw.url = check.target
      const refusal = refusalsByPath[check.target]
      if (refusal !== undefined) send(reply, refusal())
      else if (isRead(request.raw)) done()
      else forward(request, reply)
    }
  })
  for (const {prefix, root, isImmutable} of folders) {
    await edge.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      // A wildcard would also match pages.
      wildcard: isImmutable,
      preCompressed: isImmutable,
      index: false,
      ...(isImmutable && {immutable: true, maxAge: '1y'}),
      setHeaders: (reply) =>
        void reply.headers({...Object.fromEntries(options.headers), [policyHeader]: filePolicy}),
    })
  }
  edge.route({method: ['GET', 'HEAD'], url: '*', handler: servePage})
  edge.setNotFoundHandler(forward)
  edge.setErrorHandler<Error & {statusCode?: number}>((error, _request, reply) => {
    // `@fastify/static` rejects a name with a null byte with a status code.
    const {statusCode = 500} = error
    if (statusCode >= 500) console.error('The edge server cannot respond:', error)
    send(reply, statusCode < 500 ? notFound() : unavailable())
  })
  await edge.ready()
  return edge

  function servePage(request: FastifyRequest, reply: FastifyReply): void {
    const {raw} = request
    const uncached = () => void sendUncached(request, reply)
    if (!mayBePage(raw)) {
      forward(request, reply)
      return
    }
    const path = cachedPath(raw, draftSecret)
    if (path === null) {
      uncached()
      return
    }
    const sendCached = (page: Page | null) => {
      if (page === null) uncached()
      else {
        if (raw.method === 'GET' && page.status === 200 && !isDrawingRequest(raw))
          visits.publish(path)
        sendPage(request, reply, page)
      }
    }
    // Prewarming sends HEAD requests, for which nothing needs compressing.
    const page = raw.method === 'HEAD' ? cache.find(path) : cache.get(path)
    if (page instanceof Promise) {
      // Next reports an outage in more detail, unless it is overloaded.
      page.then(sendCached, (error: unknown) =>
        sendCached(error instanceof OverloadedError ? cache.findStale(path) : null),
      )
    } else {
      if (page !== null) count('pages', 'memory')
      sendCached(page)
    }
  }

  function forward(request: FastifyRequest, reply: FastifyReply): void {
    if (!admit(request.raw, reply)) return
    reply.hijack()
    options.next(request.raw, reply.raw)
  }

  /** Fetches a page for one visitor: a draft, a search, the not-found page, a page during an outage. */
  async function sendUncached(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const {raw} = request
    if (!admit(raw, reply)) return
    const left = new AbortController()
    reply.raw.once('close', () => left.abort())
    try {
      const response = await origin.fetchFor(raw, left.signal)
      if (raw.method === 'GET' && response.isCacheable)
        sendPage(request, reply, await cache.encode(response))
      else await sendTransformed(raw, reply, response)
    } catch (error) {
      if (reply.raw.destroyed) return
      console.error('Next did not respond:', describeFailure(error))
      send(reply, unavailable())
    }
  }

  /** @returns whether the request may go to Next; otherwise the response is sent */
  function admit(request: IncomingMessage, reply: FastifyReply): boolean {
    const isReading = isRead(request)
    const release = (isReading ? reads : writes).acquire()
    if (release === null) {
      const {title, textOfPage, textOfForm} = overloadCopy
      send(reply, unavailablePage(title, isReading ? textOfPage : textOfForm, retryAfterS))
      return false
    }
    const timer = setTimeout(release, limits.holdMs).unref()
    // Next's proxy adds as many listeners as Node's default maximum.
    reply.raw.setMaxListeners(reply.raw.getMaxListeners() + 1)
    reply.raw.once('close', () => {
      clearTimeout(timer)
      release()
    })
    return true
  }

  function send(reply: FastifyReply, response: Response): void {
    reply.code(response.status).headers(Object.fromEntries(options.headers))
    reply.header(policyHeader, fallbackPolicy).headers(Object.fromEntries(response.headers))
    void response.text().then((text) => reply.send(text))
  }
}

const unavailable = () => unavailablePage(outageCopy.title, outageCopy.text, retryAfterS)

/** Sends HTML compressed and with a policy for its own inline scripts (decision 52), anything else unchanged. */
async function sendTransformed(
  request: IncomingMessage,
  reply: FastifyReply,
  response: OriginResponse,
): Promise<void> {
  const type = response.headers['content-type']
  const {status, headers, body, cookies} = hashInlineScripts(response)
  reply.code(status).headers(headers)
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  // A HEAD response has no length here, because it would take the whole response to a GET (RFC 9110 §8.6).
  const isHead = request.method === 'HEAD'
  if (!isHtml(type)) {
    if (type === undefined) reply.type('text/plain; charset=utf-8')
    reply.send(isHead ? undefined : body)
    return
  }
  reply.header('vary', varyByEncoding(headers['vary']))
  if (isHead) {
    reply.send()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.send(
    encoding === 'br'
      ? await toBrotli(body, 'quick')
      : encoding === 'gzip'
        ? await toGzip(body)
        : body,
  )
}
