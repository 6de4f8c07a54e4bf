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
