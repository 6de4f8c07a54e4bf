import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from 'node:http'
import {buffer} from 'node:stream/consumers'
import {pageCacheHeader, pageCacheStates} from '#lib/next-internals.ts'
import {ownRequestHeader} from '#server/own-requests.ts'
import type {Answer} from './page-cache.ts'

/** Longer than a page takes to be rendered for the first time while the content lake is away. */
const timeoutMs = 15_000

/** Longer than a large film takes to be copied from a lake on the same machine. */
const mediaTimeoutMs = 60_000

/** What belongs to one connection or one coding (RFC 9110 §7.6.1), and what the cache says itself. */
const notKept = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'etag',
])

/**
 * What is between the visitor and us: the connection, a body that nobody reads, the coding, and what they have already.
 */
const notPassed = new Set([
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

/**
 * Asks Next for a path, over a connection of its own: a visitor who leaves takes nothing away from the others.
 *
 * @param port - where this process listens
 * @param path - without a query
 * @throws when it does not answer in time
 */
export async function askNext(port: number, path: string): Promise<Answer> {
  return await readAnswer(
    await send(port, path, {headers: {}, signal: AbortSignal.timeout(timeoutMs)}),
  )
}

/**
 * Asks Next in the name of one visitor, for what the cache has no place for.
 *
 * @param port - where this process listens
 * @param visitor - a request without a body
 * @param signal - ends it when the visitor has left
 * @returns the answer as it arrives, in no coding
 * @throws when it does not answer, or the address cannot be written
 */
export async function askNextFor(
  port: number,
  {url = '/', method, headers}: IncomingMessage,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const own = Object.entries(headers).filter(([name]) => !notPassed.has(name))
  return await send(port, url, {method, headers: Object.fromEntries(own), signal})
}

/**
 * Asks Next for a picture or a file, in no coding.
 *
 * @param port - where this process listens
 * @param path - with its query
 * @param headers - of the request
 * @returns the answer as it arrives, with the name of its bytes
 * @throws when it does not answer in time
 */
export async function askNextForMedia(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
) {
  const body = await send(port, path, {headers, signal: AbortSignal.timeout(mediaTimeoutMs)})
  const {etag} = body.headers
  return {
    status: body.statusCode ?? 500,
    headers: {...textsOf(keptHeaders(body.headers)), ...(etag !== undefined && {etag})},
    body,
  }
}

/** @returns headers that an answer keeps on its way to the visitor */
export const keptHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !notKept.has(name)))

/**
 * Reads an answer of Next's whole.
 *
 * @param response - as it arrives
 * @throws when it breaks off
 */
export async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const headers = textsOf(keptHeaders(response.headers))
  const status = response.statusCode ?? 500
  const isShared =
    (status === 200 || status === 404) &&
    !('set-cookie' in headers) &&
    !('content-encoding' in headers)
  return {
    status,
    headers,
    body: await buffer(response),
    isShared,
    isKept: isShared && status === 200 && isFresh(headers),
  }
}

const textsOf = (headers: OutgoingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )

const isFresh = (headers: Readonly<Record<string, string>>): boolean =>
  headers[pageCacheHeader] === pageCacheStates.fresh &&
  !/no-store|private/.test(headers['cache-control'] ?? '')

function send(
  port: number,
  path: string,
  options: {method?: string | undefined; headers: OutgoingHttpHeaders; signal: AbortSignal},
): Promise<IncomingMessage> {
  const {method = 'GET', headers, signal} = options
  return new Promise((resolve, reject) => {
    request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: {...headers, [ownRequestHeader()]: '1'},
      signal,
    })
      .on('response', resolve)
      .on('error', reject)
      .end()
  })
}
