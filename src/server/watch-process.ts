import {subscribe, unsubscribe} from 'node:diagnostics_channel'
import {IncomingMessage, ServerResponse} from 'node:http'

/** Stops watching. */
export type Stop = () => void

/** Calls back for every request of any HTTP server in this process, before other code reads it. */
export function watchRequests(watch: (request: IncomingMessage) => void): Stop {
  return watchChannel('http.server.request.start', 'request', (request) => {
    if (request instanceof IncomingMessage) watch(request)
  })
}

/** Records each client's address: Next gives routes no socket, and trusts a visitor's `X-Forwarded-For`. */
export function recordPeerAddresses(header: string): Stop {
  return watchRequests((request) => {
    request.headers[header] = request.socket.remoteAddress ?? ''
  })
}

/**
 * Calls back for every response that any HTTP server in this process has finished.
 *
 * @param watch - receives the time since the request, `null` when it began before
 */
export function watchResponses(
  watch: (response: ServerResponse, durationMs: number | null) => void,
): Stop {
  const startedAt = new WeakMap<IncomingMessage, number>()
  const stops = [
    watchRequests((request) => startedAt.set(request, performance.now())),
    watchChannel('http.server.response.finish', 'response', (response) => {
      if (!isResponse(response)) return
      const started = startedAt.get(response.req)
      watch(response, started === undefined ? null : performance.now() - started)
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

const isResponse = (value: unknown): value is ServerResponse => value instanceof ServerResponse

/** Channels and messages: https://nodejs.org/api/diagnostics_channel.html#built-in-channels. */
function watchChannel(channel: string, part: string, watch: (value: unknown) => void): Stop {
  const receive = (message: unknown) => {
    if (typeof message === 'object' && message !== null) watch(Reflect.get(message, part))
  }
  subscribe(channel, receive)
  return () => void unsubscribe(channel, receive)
}
