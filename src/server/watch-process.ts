import {subscribe, unsubscribe} from 'node:diagnostics_channel'
import {IncomingMessage, ServerResponse} from 'node:http'
import {Socket} from 'node:net'

/** Ends what it was returned by. */
export type Stop = () => void

/**
 * Calls for every request that any HTTP server of this process takes up, before anything else reads it.
 *
 * @param watch - may change the request
 * @returns ends the calls; a test calls it, as the tests of other files run in the same process
 */
export function watchRequests(watch: (request: IncomingMessage) => void): Stop {
  return watchChannel('http.server.request.start', 'request', (request) => {
    if (request instanceof IncomingMessage) watch(request)
  })
}

/**
 * Calls for every connection that any server of this process accepts.
 *
 * @param watch - may end it
 * @returns ends the calls; a test calls it, as the tests of other files run in the same process
 */
export function watchConnections(watch: (socket: Socket) => void): Stop {
  return watchChannel('net.server.socket', 'socket', (socket) => {
    if (socket instanceof Socket) watch(socket)
  })
}

/**
 * Calls for every response that any HTTP server of this process has finished.
 *
 * @returns ends the calls; a test calls it, as the tests of other files run in the same process
 */
export function watchResponses(watch: (response: ServerResponse) => void): Stop {
  return watchChannel('http.server.response.finish', 'response', (response) => {
    if (isResponse(response)) watch(response)
  })
}

const isResponse = (value: unknown): value is ServerResponse => value instanceof ServerResponse

/** The channels and what travels on them: https://nodejs.org/api/diagnostics_channel.html#built-in-channels. */
function watchChannel(channel: string, part: string, watch: (value: unknown) => void): Stop {
  const receive = (message: unknown) => {
    if (typeof message === 'object' && message !== null) watch(Reflect.get(message, part))
  }
  subscribe(channel, receive)
  return () => void unsubscribe(channel, receive)
}
