import {type Stop, watchRequests} from './watch-process.ts'

/** Next gives route handlers no socket, and trusts an `X-Forwarded-For` that a visitor sends. */
export function recordPeerAddresses(header: string): Stop {
  return watchRequests((request) => {
    request.headers[header] = request.socket.remoteAddress ?? ''
  })
}
