const headers = {'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store'}

/** Routes of {@link badRequest}, {@link uriTooLong} and {@link readOnly}. */
export const badRequestPath = '/api/bad-request'
export const uriTooLongPath = '/api/uri-too-long'
export const methodNotAllowedPath = '/api/method-not-allowed'

/** Nothing stands here, and nothing that a person could read: for files, and what is no address at all. */
export const notFound = (): Response => new Response('Not found\n', {status: 404, headers})

/** The path is no text in UTF-8 (RFC 3986 §2.5), or the query has too many parameters. */
export const badRequest = (): Response => new Response('Bad request\n', {status: 400, headers})

/** The path or the query is longer than any address of the site (RFC 9110 §15.5.15). */
export const uriTooLong = (): Response => new Response('URI too long\n', {status: 414, headers})

/** What stands here is to be read (RFC 9110 §15.5.6). */
export const readOnly = (): Response =>
  new Response('Method not allowed\n', {status: 405, headers: {...headers, allow: 'GET, HEAD'}})

/** How long a program should wait before it asks again, in seconds. */
const retryAfterS = '10'

/** What stands here cannot be made now (RFC 9110 §15.6.4). */
export const tryAgain = (): Response =>
  new Response('Not available at the moment\n', {
    status: 503,
    headers: {...headers, 'retry-after': retryAfterS},
  })
