import type {IncomingMessage} from 'node:http'
import {httpError} from './errors.ts'

/**
 * Refuses what a browser sends on behalf of another page, before anything is read or evaluated: the answer would be
 * kept from that page, and yet the work would be done. Browsers tell where a request comes from by `Origin` or by
 * `Sec-Fetch-Site`; programs send neither. A link may lead anybody to the Studio, and assets are sent to any page, as
 * hosted Sanity sends them: the site hands them on with the headers of its visitors. Its pictures of what can be added
 * the Studio shows in the preview of the site as well, which has another port or another name before the same domain.
 *
 * @throws LakeError 403 naming the origin
 */
export function requireOwnPage(
  incoming: IncomingMessage,
  isAllowedOrigin: (origin: string) => boolean,
): void {
  if (isAsset(incoming)) return
  const {origin} = incoming.headers
  if (origin !== undefined) {
    if (isAllowedOrigin(origin)) return
    throw httpError(403, `Pages of ${origin} may not use this content lake`)
  }
  const site = incoming.headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return
  if (!isLinkToStudio(incoming) && !isPictureOfStudio(incoming)) {
    throw httpError(403, 'Pages of other origins may not use this content lake')
  }
}

function isLinkToStudio({headers, method, url = '/'}: IncomingMessage): boolean {
  const isNavigation =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  return method === 'GET' && isNavigation && /^\/(?:studio(?:[/?]|$)|\?|$)/.test(url)
}

function isPictureOfStudio({headers, method, url = '/'}: IncomingMessage): boolean {
  const isPicture =
    headers['sec-fetch-site'] === 'same-site' && headers['sec-fetch-dest'] === 'image'
  return method === 'GET' && isPicture && url.startsWith('/studio/static/')
}

/** Tells whether a request asks for a file or picture, whose answers any page may read. */
export function isAsset({method, url = '/'}: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && /^\/(?:files|images)\//.test(url)
}
