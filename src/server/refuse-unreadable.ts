import {subscribe} from 'node:diagnostics_channel'
import {IncomingMessage} from 'node:http'
import {badRequestPath, methodNotAllowedPath} from '#http/small-answers.ts'

/**
 * Leads requests that Next fails on with a 500, before any code of ours is asked, to a small answer with a status that
 * says what is wrong: TRACE, which the Fetch standard forbids a `Request` to have, and paths that are no text in UTF-8,
 * which cannot be matched to a route.
 */
export function refuseUnreadable(): void {
  subscribe('http.server.request.start', (message) => {
    const request: unknown =
      typeof message === 'object' && message !== null ? Reflect.get(message, 'request') : null
    if (!(request instanceof IncomingMessage)) return
    const answer =
      request.method === 'TRACE'
        ? methodNotAllowedPath
        : isReadable(request.url ?? '/')
          ? undefined
          : badRequestPath
    if (answer === undefined) return
    request.method = 'GET'
    request.url = answer
  })
}

function isReadable(address: string): boolean {
  if (!address.includes('%')) return true
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
