import {badRequestPath, methodNotAllowedPath, uriTooLongPath} from '#http/plain-responses.ts'
import {judgeTarget} from '#http/request-target.ts'
import {type Stop, watchRequests} from './watch-process.ts'

const refusals = {400: badRequestPath, 405: methodNotAllowedPath, 414: uriTooLongPath} as const

/**
 * Rewrites requests on which Next fails with a 500, before other code sees them, to a route that responds with the
 * right status.
 */
export function refuseUnreadable(): Stop {
  return watchRequests((request) => {
    const judgement = judgeTarget(request)
    if (judgement.kind === 'accept') request.url = judgement.target
    if (judgement.kind !== 'refuse') return
    request.url = refusals[judgement.status]
    request.method = 'GET'
  })
}
