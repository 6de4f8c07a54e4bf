import {randomBytes} from 'node:crypto'
import {type IncomingMessage, request} from 'node:http'
import {buffer} from 'node:stream/consumers'
import {pageCacheHeader, pageCacheStates} from '#lib/next-internals.ts'
import type {Answer} from './page-cache.ts'

/** Made at random for each process, so that no visitor can go around the cache. */
const passHeader = `x-pass-${randomBytes(16).toString('hex')}`

/** Longer than a page takes to be rendered for the first time while the content lake is away. */
const timeoutMs = 15_000

/** What belongs to one connection or one coding (RFC 9110 §7.6.1), and what the cache says itself. */
const notKept = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'etag',
])

/** Whether a request is one of {@link askNext}, which the cache must let pass. */
export const isOwnRequest = ({headers}: IncomingMessage): boolean => passHeader in headers

/**
 * Asks Next for a path, over a connection of its own: a visitor who leaves takes nothing away from the others.
 *
 * @param port - where this process listens
 * @param path - without a query
 * @throws when it does not answer in time
 */
export async function askNext(port: number, path: string): Promise<Answer> {
  const response = await send(port, path)
  const headers = Object.fromEntries(
    Object.entries(response.headers).flatMap(([name, value]) =>
      notKept.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  )
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

const isFresh = (headers: Readonly<Record<string, string>>): boolean =>
  headers[pageCacheHeader] === pageCacheStates.fresh &&
  !/no-store|private/.test(headers['cache-control'] ?? '')

function send(port: number, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({
      host: '127.0.0.1',
      port,
      path,
      headers: {[passHeader]: '1'},
      signal: AbortSignal.timeout(timeoutMs),
    })
      .on('response', resolve)
      .on('error', reject)
      .end()
  })
}
