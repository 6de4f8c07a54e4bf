import {type Stop, watchRequests} from './watch-process.ts'
import {badRequestPath, methodNotAllowedPath, uriTooLongPath} from '#http/responses.ts'
import {checkTarget} from '#http/request-target.ts'

/** Records each client's address: Next gives routes no socket, and trusts a visitor's `X-Forwarded-For`. */
export function recordPeerAddresses(header: string): Stop {
  return watchRequests((request) => {
    request.headers[header] = request.socket.remoteAddress ?? ''
  })
}

const refusals = {400: badRequestPath, 405: methodNotAllowedPath, 414: uriTooLongPath} as const

/** Rewrites requests on which Next fails with a 500 to a route that responds with the right status. */
export function rejectMalformedRequests(): Stop {
  return watchRequests((request) => {
    const check = checkTarget(request)
    if (check.kind === 'accept') request.url = check.target
    if (check.kind !== 'refuse') return
    request.url = refusals[check.status]
    request.method = 'GET'
  })
}
