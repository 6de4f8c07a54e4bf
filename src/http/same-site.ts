/**
 * Returns whether a form was posted from one of our own pages. A request without `Sec-Fetch-Site` and `Origin` comes
 * from no browser and carries no visitor's cookies, so it is accepted.
 */
export function isSameSite(request: Request): boolean {
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none'
  const origin = request.headers.get('origin')
  if (origin === null) return true
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host')
}
