import {createClient, type ClientConfig, type SanityClient} from '@sanity/client'
import {withFetch} from './sanity-internals.ts'
import {retryRequests} from './saving/retry-requests.ts'
import type {PendingWrites} from './saving/pending-writes.ts'

const listenerPath = /\/data\/(listen|live\/events)\//

/**
 * Creates a client for the local content lake. Unlike hosted Sanity, the host name has no project id. Listeners use
 * WebSockets: a browser opens six HTTP/1.1 connections per origin, and the Studio holds six listeners open.
 *
 * @param options - the options that the Studio passes to `createClient`
 */
export function createLocalClient(options: ClientConfig, writes: PendingWrites): SanityClient {
  // oxlint-disable-next-line typescript/no-deprecated -- Node resolves no name under localhost
  const config: ClientConfig = {...options, useProjectHostname: false}
  if (typeof window === 'undefined') return createClient(config)
  return createClient(withFetch(config, retryRequests(fetchOrListen, writes)))
}

const fetchOrListen: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  const url = new URL(request.url)
  if (!listenerPath.test(url.pathname)) return fetch(request)
  // A WebSocket has no headers. Without the last event, the Studio would load its documents again after a lost
  // connection, and put the edits on their way into another order.
  const lastEventId = request.headers.get('last-event-id')
  if (lastEventId !== null) url.searchParams.set('lastEventId', lastEventId)
  return listenOverWebSocket(url, request.signal)
}

/**
 * Opens a listener over a WebSocket and returns it as the event stream that the client expects.
 *
 * @returns a response whose body ends when the connection closes
 * @throws TypeError, like `fetch`, when the connection fails; AbortError when it is aborted first
 */
export function listenOverWebSocket(url: URL, signal?: AbortSignal | null): Promise<Response> {
  const address = new URL(url)
  address.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(address)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      socket.onmessage = (event: MessageEvent<string>) => {
        controller.enqueue(encoder.encode(event.data))
      }
      socket.onclose = () => {
        controller.close()
      }
    },
    cancel() {
      // A cancelled stream is already closed. Enqueuing or closing would throw.
      socket.onmessage = null
      socket.onclose = null
      socket.close()
    },
  })
  return new Promise((resolve, reject) => {
    socket.onopen = () => {
      if (signal?.aborted) socket.close()
      else resolve(new Response(body, {headers: {'content-type': 'text/event-stream'}}))
    }
    socket.onerror = () => {
      reject(new TypeError('The listener could not connect.'))
    }
    signal?.addEventListener('abort', () => {
      reject(new DOMException('The listener was aborted.', 'AbortError'))
      // Browsers warn when a connection is closed before it opens, so `onopen` closes it.
      if (socket.readyState === WebSocket.OPEN) socket.close()
    })
  })
}
