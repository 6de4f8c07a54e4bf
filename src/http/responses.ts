import {escapeHtml} from '#lib/escape-html.ts'

const headers = {'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store'}

/** For missing files and malformed addresses, which get no HTML page. */
export const notFound = (): Response => new Response('Not found\n', {status: 404, headers})

/** For a path that isn't UTF-8 (RFC 3986 §2.5), or a query with too many parameters. */
export const badRequest = (): Response => new Response('Bad request\n', {status: 400, headers})

/** For an address that is too long (RFC 9110 §15.5.15), which a campaign may have lengthened. */
export const uriTooLong = (): Response =>
  textPage(
    'This address is too long',
    'Please remove everything after the question mark in the address, or start from the home page.',
    {status: 414},
  )

/** @param range - `Content-Range`, with the length of the file (RFC 9110 §15.5.17) */
export const rangeNotSatisfiable = (range: Readonly<Record<string, string>>): Response =>
  new Response('Range not satisfiable\n', {status: 416, headers: {...headers, ...range}})

/** For a body that takes too long (RFC 9110 §15.5.9). */
export const requestTimeout = (): Response =>
  new Response('Request timeout\n', {status: 408, headers: {...headers, connection: 'close'}})

/** For methods other than GET and HEAD (RFC 9110 §15.5.6). */
export const methodNotAllowed = (): Response =>
  new Response('Method not allowed\n', {status: 405, headers: {...headers, allow: 'GET, HEAD'}})

/** For files that can't be produced right now (RFC 9110 §15.6.4). */
export const serviceUnavailable = (): Response =>
  new Response('Not available at the moment\n', {
    status: 503,
    headers: {...headers, 'retry-after': '10'},
  })

/** Redirects a browser from a form post to a page, which it fetches with GET (RFC 9110 §15.4.4). */
export function seeOther(
  location: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(null, {
    status: 303,
    headers: {...headers, location, 'cache-control': 'no-store'},
  })
}

/** Renders a self-contained page of a heading, a sentence and a link to Home, which is usually cached. */
export function textPage(
  title: string,
  text: string,
  {status, headers}: {status: number; headers?: Readonly<Record<string, string>>},
): Response {
  const html =
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(title)}</title></head>` +
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>` +
    `<p><a href="/">Go to the home page</a></p></main></body></html>`
  return new Response(html, {
    status,
    headers: {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers},
  })
}

/** Renders a 503 page for a dependency that is unavailable. */
export const unavailablePage = (title: string, reason: string, retryAfterSeconds: number) =>
  textPage(title, reason, {status: 503, headers: {'retry-after': String(retryAfterSeconds)}})
