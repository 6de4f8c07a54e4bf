import {peerHeader} from '#http/client-address.ts'
import {type Stop, watchRequests} from './watch-process.ts'

/**
 * Writes the address of the other end of the connection into every request of this process before anything reads it.
 * Next shows route handlers no socket, and believes an `X-Forwarded-For` that a visitor sends.
 *
 * @returns ends it
 */
export function notePeerAddresses(): Stop {
  return watchRequests((request) => {
    request.headers[peerHeader()] = request.socket.remoteAddress ?? ''
  })
}
