/**
 * Sends a browser that posted a form on to a page, which it gets with GET (RFC 9110 §15.4.4).
 *
 * @param location - the page
 * @param headers - more response headers
 */
export function seeOther(
  location: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(null, {
    status: 303,
    headers: {...headers, location, 'cache-control': 'no-store'},
  })
}
