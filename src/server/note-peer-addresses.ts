import {subscribe} from 'node:diagnostics_channel'
import {IncomingMessage} from 'node:http'
import {peerHeader} from '#http/client-address.ts'

/**
 * Writes the address of the other end of the connection into every request of this process before anything reads it.
 * Next shows route handlers no socket, and believes an `X-Forwarded-For` that a visitor sends.
 */
export function notePeerAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const request: unknown =
      typeof message === 'object' && message !== null ? Reflect.get(message, 'request') : null
    if (!(request instanceof IncomingMessage)) return
    request.headers[peerHeader()] = request.socket.remoteAddress ?? ''
  })
}
