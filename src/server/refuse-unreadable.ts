import {badRequestPath, methodNotAllowedPath} from '#http/small-answers.ts'
import {type Stop, watchRequests} from './watch-process.ts'

/**
 * Leads requests that Next fails on with a 500, before any code of ours is asked, to a small answer with a status that
 * says what is wrong: TRACE, which the Fetch standard forbids a `Request` to have, targets that are no path
 * (`*`), and paths that are no text in UTF-8, which match no route.
 *
 * @returns ends it
 */
export function refuseUnreadable(): Stop {
  return watchRequests((request) => {
    const path = pathOf(request.url ?? '/')
    request.url = path
    if (request.method === 'TRACE') request.url = methodNotAllowedPath
    else if (!isReadable(path)) request.url = badRequestPath
    if (request.url !== path) request.method = 'GET'
  })
}

/** A server must take whole addresses too (RFC 9112 §3.2.2), and Next fails on them. */
function pathOf(target: string): string {
  const found = /^https?:\/\/[^/?#]*(?<path>.*)$/i.exec(target)?.groups?.['path']
  return found === undefined ? target : found === '' ? '/' : found
}

function isReadable(path: string): boolean {
  if (!path.startsWith('/')) return false
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
