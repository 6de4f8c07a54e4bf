import {createServer, type IncomingMessage, type RequestListener} from 'node:http'
import type {Socket} from 'node:net'
import fastifyStatic from '@fastify/static'
import fastify, {type FastifyInstance, type FastifyReply, type FastifyRequest} from 'fastify'
import {isLoopbackHost} from '#config/hosts.ts'
import {filePolicy, type Header} from '#config/security-headers.ts'
import {visits} from '#revalidation/channels.ts'
import {clientAddress} from '#http/client-address.ts'
import {isOwnRequest} from '#http/own-requests.ts'
import {bodyTimeoutMs} from '#http/read-body.ts'
import {checkTarget} from '#http/request-target.ts'
import {
  badRequest,
  notFound,
  methodNotAllowed,
  rangeNotSatisfiable,
  requestTimeout,
  uriTooLong,
  unavailablePage,
} from '#http/responses.ts'
import {chooseEncoding, toBrotli, toGzip, varyByEncoding} from '#lib/content-encoding.ts'
import {networkOf} from '#lib/network-of.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import {outageCopy, overloadCopy} from '#shared/fallback-copy.ts'
import {siteMetrics} from '#server/metrics/site-metrics.ts'
import {drainServer} from './drain-server.ts'
import {handleInTurn, StoppableMessage} from './in-turn.ts'
import {InFlightLimit, OverloadedError} from './in-flight-limit.ts'
import type {Origin, OriginResponse} from './origin.ts'
import type {Page, PageCache} from './page-cache.ts'
import {pageDataPath} from './defer-scripts.ts'
import {cachedPath, isDrawingRequest, isRead, mayBePage} from './page-request.ts'
import {receiveBody} from './receive-body.ts'
import {sendPage} from './send-page.ts'
import {fallbackPolicy, hashInlineScripts, isHtml, policyHeader} from './transform-html.ts'

/** Longer than a burst of requests lasts. */
const retryAfterS = 2

const connectRefusal =
  'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

const refusals = {400: badRequest, 405: methodNotAllowed, 414: uriTooLong} as const

interface StaticError extends Error {
  statusCode?: number
  headers?: Record<string, string>
}

export interface EdgeOptions {
  cache: PageCache
  origin: Pick<Origin, 'fetchFor'>
  /** Next's request handler, for everything that is neither a page nor a file. */
  next: RequestListener
  /** Static files by path prefix. Names in an immutable folder change with the content. */
  folders: readonly {prefix: string; root: string | string[]; isImmutable: boolean}[]
  /** Headers of every response that doesn't come from Next. */
  headers: readonly Header[]
  buildId: string
  /** The value of Next's draft cookie in this build. */
  draftSecret: string | null
  trustedProxyHops: number
  limits: Limits
}

export interface Limits {
  /** Maximum number of GET and HEAD requests to Next in flight. */
  reads: number
  /** The same for other requests, so that readers never block a form. */
  writes: number
  /** Maximum number of requests that wait for an earlier one on their connection. */
  waiting: number
  keepAliveMs: number
  /** How long a client may take for the headers of a request. */
  headersMs: number
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
    serverFactory: (handle) =>
      createServer(
        {
          IncomingMessage: StoppableMessage,
          // A server may ignore an upgrade that a client offers (RFC 9110 §7.8).
          shouldUpgradeCallback: () => false,
          keepAliveTimeout: limits.keepAliveMs,
          headersTimeout: limits.headersMs,
          // Longer than `receive-body.ts` waits for a body, whose response explains the problem.
          requestTimeout: limits.headersMs + 2 * bodyTimeoutMs,
          // Node's default is half a minute.
          connectionsCheckingInterval: 1000,
        },
        handleInTurn(handle, limits.waiting),
      ).setTimeout(limits.stallMs),
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
    drainServer(edge.server, {maxAcceptMs: limits.drainMs, maxIdleMs: limits.drainMs, connections}),
  )
  edge.addHook('onRequest', (request, reply, done) => {
    const check = checkTarget(request.raw)
    if (check.kind === 'refuse') send(reply, refusals[check.status]())
    else if (check.kind === 'redirect') {
      const headers = {location: check.location, 'cache-control': 'no-store'}
      send(reply, new Response(null, {status: 308, headers}))
    } else {
      request.raw.url = check.target
      if (isRead(request.raw)) done()
      else if (check.target.startsWith('/_next/')) send(reply, methodNotAllowed())
      else void sendUncached(request, reply)
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
  edge.route({
    method: ['GET', 'HEAD'],
    url: pageDataPath,
    handler: (request, reply) =>
      void servePageData(request, reply).catch(() => send(reply, unavailable())),
  })
  edge.route({method: ['GET', 'HEAD'], url: '*', handler: servePage})
  edge.setNotFoundHandler(forward)
  edge.setErrorHandler<StaticError>((error, _request, reply) => {
    // `@fastify/static` rejects a name with a null byte with a status code.
    const {statusCode = 500, headers} = error
    if (statusCode >= 500) console.error('The edge server cannot respond:', error)
    if (statusCode === 416) send(reply, rangeNotSatisfiable({...headers}))
    else send(reply, statusCode < 500 ? notFound() : unavailable())
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
    // Prewarming requests ask Next for the state of a page.
    const page = isOwnRequest(raw) ? cache.find(path) : cache.get(path)
    if (page instanceof Promise) {
      // Next reports an outage in more detail, unless it is overloaded.
      page.then(sendCached, (error: unknown) =>
        sendCached(error instanceof OverloadedError ? cache.findStale(path) : null),
      )
    } else {
      if (page !== null && !isOwnRequest(raw)) siteMetrics().pages.inc({cache: 'memory'})
      sendCached(page)
    }
  }

  /**
   * Sends React's data of a page. When another instance sent the page, this one sends its own data for the same path:
   * if the content has changed in between, React renders the page again.
   */
  async function servePageData(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const query = new URLSearchParams(request.raw.url?.slice(pageDataPath.length))
    const target = {url: query.get('page') ?? '', headers: {}}
    const path = mayBePage(target) ? cachedPath(target, draftSecret) : null
    const sent = cache.findVersion(query.get('response') ?? '')
    const own = async () => (path === null ? null : await cache.get(path))
    // The scripts of another build cannot read this build's data.
    const page = query.get('build') === options.buildId ? (sent ?? (await own())) : null
    if (!page?.data) send(reply, notFound())
    else {
      const headers = {
        ...Object.fromEntries(options.headers),
        [policyHeader]: filePolicy,
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': page === sent ? 'public, max-age=31536000, immutable' : 'no-store',
        vary: varyByEncoding(undefined),
      }
      sendPage(request, reply, {...page, status: 200, headers, bytes: page.data})
    }
  }

  /** Lets Next respond directly, for instance with a video. The place is released when only the client is slow. */
  function forward(request: FastifyRequest, reply: FastifyReply): void {
    const release = admit(request.raw, reply)
    if (release === null) return
    const {raw: response} = reply
    const write = response.write.bind(response)
    response.write = (...sent: unknown[]) => {
      const isFlowing: unknown = Reflect.apply(write, response, sent)
      if (isFlowing === false) release()
      return isFlowing === true
    }
    response.once('prefinish', release).once('close', release)
    // Next's proxy adds as many listeners as Node's default maximum.
    response.setMaxListeners(response.getMaxListeners() + 2)
    reply.hijack()
    options.next(request.raw, response)
  }

  /**
   * Fetches a response for one visitor: to a form, of a draft or search, the not-found page, a page during an outage.
   * Only Next's work counts as in flight, not the time that a client takes to send or read.
   */
  async function sendUncached(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const {raw} = request
    const body = isRead(raw) ? undefined : await receiveBody(raw)
    if (body === null) {
      send(reply, requestTimeout())
      return
    }
    const release = admit(raw, reply)
    if (release === null) return
    const left = new AbortController()
    reply.raw.once('close', () => left.abort())
    try {
      const response = await origin.fetchFor(raw, left.signal, body).finally(release)
      if (isRead(raw) && !isOwnRequest(raw) && response.isCacheable)
        sendPage(request, reply, await cache.encode(response))
      else await sendTransformed(raw, reply, response)
    } catch (error) {
      if (reply.raw.destroyed) return
      console.error('Next did not respond:', describeFailure(error))
      send(reply, unavailable())
    }
  }

  /** @returns a release of the request's place; `null` when there is none, and the response is sent */
  function admit(request: IncomingMessage, reply: FastifyReply): (() => void) | null {
    const isReading = isRead(request)
    const release = (isReading ? reads : writes).acquire(clientOf(request))
    if (release === null) {
      const {title, textOfPage, textOfForm} = overloadCopy
      send(reply, unavailablePage(title, isReading ? textOfPage : textOfForm, retryAfterS))
    }
    return release
  }

  /** Returns the client's network; `null` on this machine, where the site itself and a proxy are clients. */
  function clientOf({socket, headers}: IncomingMessage): string | null {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join()
    const address = clientAddress(socket.remoteAddress, forwarded, options.trustedProxyHops)
    return address === null || isLoopbackHost(address) ? null : networkOf(address, 4)
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
  if (!isHtml(type)) {
    if (type === undefined) reply.type('text/plain; charset=utf-8')
    reply.send(body)
    return
  }
  reply.header('vary', varyByEncoding(headers['vary']))
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
