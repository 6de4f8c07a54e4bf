import {badRequestPath, methodNotAllowedPath, uriTooLongPath} from '#http/small-answers.ts'
import {type Stop, watchRequests} from './watch-process.ts'

/** Maximum length of a path, and of a query, in bytes. */
const maxLength = 2048

/** Next takes seconds to parse thousands of repeated parameters: its parser is quadratic in their number. */
const maxParameters = 50

/**
 * Leads requests that Next fails on with a 500, before any code of ours is asked, to a small answer with a status that
 * says what is wrong: TRACE, which the Fetch standard forbids a `Request` to have, targets that are no path
 * (`*`), and paths that are no text in UTF-8, which match no route. Refuses paths and queries above the limits.
 *
 * @returns ends it
 */
export function refuseUnreadable(): Stop {
  return watchRequests((request) => {
    const target = targetOf(request.url ?? '/')
    request.url = request.method === 'TRACE' ? methodNotAllowedPath : (refusalOf(target) ?? target)
    if (request.url !== target) request.method = 'GET'
  })
}

/** A server must take whole addresses too (RFC 9112 §3.2.2), and Next fails on them. */
function targetOf(target: string): string {
  const found = /^https?:\/\/[^/?#]*(?<path>.*)$/i.exec(target)?.groups?.['path']
  return found === undefined ? target : found === '' ? '/' : found
}

/** @returns where the refusal of a target is answered, `null` for a target that can be read */
function refusalOf(target: string): string | null {
  if (!target.startsWith('/')) return badRequestPath
  const queryStart = target.indexOf('?')
  const path = queryStart < 0 ? target : target.slice(0, queryStart)
  const query = queryStart < 0 ? '' : target.slice(queryStart + 1)
  if (path.length > maxLength || query.length > maxLength) return uriTooLongPath
  const isReadable = query.split('&').length <= maxParameters && isUtf8(path)
  return isReadable ? null : badRequestPath
}

function isUtf8(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
