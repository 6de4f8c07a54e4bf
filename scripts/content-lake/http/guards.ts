import type {IncomingMessage} from 'node:http'
import {httpError} from './errors.ts'

/**
 * Refuses a `Host` header that doesn't name this machine. Protects against DNS rebinding, where a foreign host name
 * resolves to 127.0.0.1.
 * @throws LakeError 421
 */
export function requireLocalHost({headers}: IncomingMessage): void {
  if (!isLocalHost(headers.host))
    throw httpError(421, 'This content lake only accepts requests to localhost')
}

function isLocalHost(host: string | undefined): boolean {
  const match = /^(\[::1\]|[^:[\]]+)(?::\d{1,5})?$/.exec(host ?? '')
  const name = match?.[1]?.toLowerCase()
  if (name === undefined) return false
  return (
    name === 'localhost' ||
    name === '127.0.0.1' ||
    name === '[::1]' ||
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.localhost$/.test(name)
  )
}

/**
 * Refuses browser requests from other origins before any work is done. Programs send neither `Origin` nor
 * `Sec-Fetch-Site`.
 * Three cases are allowed: assets, as on hosted Sanity; links to the Studio; and the Studio's section images, which
 * the site's preview embeds from another port or subdomain.
 * @param path - as the router reads it, without dot segments
 * @throws LakeError 403 naming the origin
 */
export function requireOwnOrigin(
  incoming: IncomingMessage,
  path: string,
  isAllowedOrigin: (origin: string) => boolean,
): void {
  const isReading = incoming.method === 'GET' || incoming.method === 'HEAD'
  if (isReading && /^\/(?:files|images)\//.test(path)) return
  const {origin} = incoming.headers
  if (origin !== undefined) {
    if (isAllowedOrigin(origin)) return
    throw httpError(403, `Pages of ${origin} may not use this content lake`)
  }
  const site = incoming.headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return
  if (!isLinkToStudio(incoming, path) && !isStudioImage(incoming, path)) {
    throw httpError(403, 'Pages of other origins may not use this content lake')
  }
}

function isLinkToStudio({headers, method}: IncomingMessage, path: string): boolean {
  const isNavigation =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  return method === 'GET' && isNavigation && /^\/(?:studio(?:\/|$)|$)/.test(path)
}

function isStudioImage({headers, method}: IncomingMessage, path: string): boolean {
  const isPicture =
    headers['sec-fetch-site'] === 'same-site' && headers['sec-fetch-dest'] === 'image'
  return method === 'GET' && isPicture && path.startsWith('/studio/static/')
}
