import {type Stop, watchRequests} from './watch-process.ts'

/**
 * Writes the address of the other end of the connection into every request of this process before anything reads it.
 * Next shows route handlers no socket, and believes an `X-Forwarded-For` that a visitor sends.
 *
 * @param header - that no visitor can send
 * @returns ends it
 */
export function notePeerAddresses(header: string): Stop {
  return watchRequests((request) => {
    request.headers[header] = request.socket.remoteAddress ?? ''
  })
}
