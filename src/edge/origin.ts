import type {IncomingMessage, OutgoingHttpHeaders, RequestListener} from 'node:http'
import inject from 'light-my-request'
import {pageCacheHeader, pageCacheStates} from '#config/next-internals.ts'
import {isOwnRequest} from '#http/own-requests.ts'
import {siteMetrics} from '#server/metrics/site-metrics.ts'

/** A response of Next, without headers of the connection and the encoding. */
export interface OriginResponse {
  status: number
  /** In lower case. */
  headers: Record<string, string>
  cookies: string[]
  body: Buffer
  /** Whether it is the same for all visitors at this moment. */
  isShared: boolean
  /** Whether later visitors may get it too: it is fresh and from Next's own page cache. */
  isCacheable: boolean
}

/** Longer than a first rendering takes while the content lake is unavailable. */
const pageTimeoutMs = 15_000
/** Longer than an editor waits for a draft while the content lake is unavailable. */
const visitorTimeoutMs = 30_000

/** Headers of one connection or encoding (RFC 9110 §7.6.1), and those that the edge sets itself. */
const droppedHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'etag',
])

const notForwarded = new Set([
  'connection',
  'keep-alive',
  'te',
  'upgrade',
  'expect',
  'transfer-encoding',
  'content-length',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
])

/** Sends requests to Next's request handler in the same process, without a connection. */
export class Origin {
  readonly #handle: RequestListener
  readonly #host: string

  /** @param host - the `Host` of requests that no visitor sent */
  constructor(handle: RequestListener, host: string) {
    this.#handle = (request, response) => {
      // Next's proxy alone adds as many listeners as Node's default maximum.
      response.setMaxListeners(2 * response.getMaxListeners())
      handle(request, response)
    }
    this.#host = host
  }

  /** @throws when Next doesn't respond in time */
  async fetchPage(path: string): Promise<OriginResponse> {
    const signal = AbortSignal.timeout(pageTimeoutMs)
    return await this.#fetch('GET', path, {headers: {}, signal})
  }

  /**
   * @param signal - aborts when the visitor has disconnected
   * @throws when Next doesn't respond in time
   */
  async fetchFor(
    {method = 'GET', url = '/', headers}: IncomingMessage,
    signal: AbortSignal,
    body?: Buffer,
  ): Promise<OriginResponse> {
    const own = Object.entries(headers).filter(([name]) => !notForwarded.has(name))
    // The response to HEAD has the headers of the whole page, which the edge makes from its body.
    return await this.#fetch(method === 'HEAD' ? 'GET' : method, url, {
      headers: Object.fromEntries(own),
      signal: AbortSignal.any([signal, AbortSignal.timeout(visitorTimeoutMs)]),
      body,
    })
  }

  async #fetch(
    method: string,
    url: string,
    {
      headers,
      signal,
      body,
    }: {headers: OutgoingHttpHeaders; signal: AbortSignal; body?: Buffer | undefined},
  ): Promise<OriginResponse> {
    const sent = {host: this.#host, ...headers}
    // Next may render in the background after its response, so a later abort must not reach the request.
    const running = new AbortController()
    const abort = () => running.abort(signal.reason)
    signal.addEventListener('abort', abort)
    const response = await inject(this.#handle, {
      method,
      url,
      headers: sent,
      signal: running.signal,
      ...(body && {payload: body}),
    }).finally(() => signal.removeEventListener('abort', abort))
    const {statusCode: status, headers: received, rawPayload} = response
    const forwarded = forwardedHeaders(received)
    const cookies = [received['set-cookie'] ?? []].flat().map(String)
    const state = forwarded[pageCacheHeader]
    if (state !== undefined && !isOwnRequest({headers}))
      siteMetrics().pages.inc({cache: state.toLowerCase()})
    const isShared =
      (status === 200 || status === 404) &&
      cookies.length === 0 &&
      !('content-encoding' in forwarded)
    return {
      status,
      headers: forwarded,
      cookies,
      body: rawPayload,
      isShared,
      isCacheable: isShared && status === 200 && isFresh(forwarded),
    }
  }
}

/** Next sets some headers as arrays. */
const forwardedHeaders = (headers: OutgoingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || name === 'set-cookie' || droppedHeaders.has(name)
        ? []
        : [[name, String(value)]],
    ),
  )

const isFresh = (headers: Readonly<Record<string, string>>): boolean =>
  headers[pageCacheHeader] === pageCacheStates.fresh &&
  !/no-store|private/.test(headers['cache-control'] ?? '')
