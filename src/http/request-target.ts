import type {IncomingMessage} from 'node:http'

/** Maximum length of path and query in bytes; RFC 9110 §4.1 recommends at least this much. */
const maxLength = 8000

/** Next's query parser is quadratic in the number of repeated parameters: thousands take it seconds. */
const maxParameters = 50

export type TargetCheck =
  | {kind: 'accept'; target: string}
  | {kind: 'refuse'; status: 400 | 405 | 414}
  /** `location` is the normalized target. */
  | {kind: 'redirect'; location: string}

const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * Checks the target of a request before anything parses it. TRACE is refused because the Fetch standard forbids it in
 * a `Request`, and a second `Host` because of RFC 9112 §3.2. Dot segments and repeated slashes, which would hide a
 * page's path, are redirected.
 */
export function checkTarget({method, url = '/', rawHeaders}: IncomingMessage): TargetCheck {
  if (method === 'TRACE') return {kind: 'refuse', status: 405}
  if (hasSeveralHosts(rawHeaders)) return {kind: 'refuse', status: 400}
  const target = url.startsWith('/') ? url : pathOfAbsolute(url)
  if (!target.startsWith('/')) return {kind: 'refuse', status: 400}
  if (target.length > maxLength) return {kind: 'refuse', status: 414}
  const queryStart = target.indexOf('?')
  const path = queryStart < 0 ? target : target.slice(0, queryStart)
  const query = queryStart < 0 ? '' : target.slice(queryStart + 1)
  if (hasTooManyParameters(query) || !isUtf8(path)) return {kind: 'refuse', status: 400}
  const plain = normalizePath(path)
  return plain === path
    ? {kind: 'accept', target}
    : {kind: 'redirect', location: plain + target.slice(path.length)}
}

/** Servers must accept absolute targets (RFC 9112 §3.2.2), and Next fails on them. */
function pathOfAbsolute(target: string): string {
  const path = /^https?:\/\/[^/?#]*(?<path>.*)$/i.exec(target)?.groups?.['path']
  if (path === undefined) return target
  return path.startsWith('/') ? path : `/${path}`
}

function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

const hasTooManyParameters = (query: string): boolean =>
  query !== '' && query.split('&').length > maxParameters

function isUtf8(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function normalizePath(path: string): string {
  const single = /[\\/][\\/]|\\/.test(path) ? path.replace(/[\\/]+/g, '/') : path
  return dotSegment.test(single) ? new URL(single, 'http://site').pathname : single
}
