import {badRequestPath, methodNotAllowedPath, uriTooLongPath} from '#http/plain-responses.ts'
import {judgeTarget} from '#http/request-target.ts'
import {type Stop, watchRequests} from './watch-process.ts'

const refusals = {400: badRequestPath, 405: methodNotAllowedPath, 414: uriTooLongPath} as const

/**
 * Rewrites requests that Next fails on with a 500, before any code of ours runs, to a route that responds with a
 * status that says what is wrong.
 *
 * @returns ends it
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
