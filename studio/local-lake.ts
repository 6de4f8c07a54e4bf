import {createClient, type ClientConfig, type SanityClient} from '@sanity/client'
import {fetchingThrough} from './sanity-internals.ts'
import {deliverWrites} from './saving/deliver-writes.ts'
import type {WaitingWrites} from './saving/waiting-writes.ts'

const listenerPath = /\/data\/(listen|live\/events)\//

/**
 * Makes a client for the local content lake. Two things differ from hosted Sanity: the project id is no part
 * of the host name, and listeners travel through WebSockets, because a browser opens six HTTP/1.1
 * connections to one origin and the Studio holds six listeners open. What somebody types is sent until it has arrived.
 *
 * @param options - what the Studio would give to `createClient`
 * @param writes - is told what waits to be saved
 */
export function createLocalClient(options: ClientConfig, writes: WaitingWrites): SanityClient {
  // oxlint-disable-next-line typescript/no-deprecated -- Node resolves no name under localhost
  const config: ClientConfig = {...options, useProjectHostname: false}
  if (typeof window === 'undefined') return createClient(config)
  return createClient(fetchingThrough(config, deliverWrites(fetchOrListen, writes)))
}

const fetchOrListen: typeof fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href)
  return listenerPath.test(url.pathname)
    ? listenOverWebSocket(url, init?.signal)
    : fetch(input, init)
}

/**
 * Opens a listener through a WebSocket and gives it back as the event stream the client expects.
 *
 * @param url - the address of the listener
 * @param signal - closes the listener when it is aborted
 * @returns a response whose body ends when the connection does
 * @throws TypeError, as `fetch` does, when no connection comes about; AbortError when it is aborted before
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
      // A cancelled stream is closed already and takes nothing more.
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
      // Browsers warn when a connection is closed before it stands; that one is closed as soon as it does.
      if (socket.readyState === WebSocket.OPEN) socket.close()
    })
  })
}
