import {type Stop, watchRequests} from './watch-process.ts'

/**
 * Writes the connection's address into a header of every request. Next gives route handlers no socket, and trusts an
 * `X-Forwarded-For` that a visitor sends.
 *
 * @param header - name that no client can guess
 */
export function recordPeerAddresses(header: string): Stop {
  return watchRequests((request) => {
    request.headers[header] = request.socket.remoteAddress ?? ''
  })
}
