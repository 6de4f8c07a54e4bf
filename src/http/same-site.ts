/**
 * Says whether a form was posted from one of our own pages. Browsers send `Sec-Fetch-Site`; older ones at least
 * `Origin`. A request with neither comes from no browser and carries nobody's cookies, so it is let through.
 *
 * @param request - the request
 */
export function isSameSite(request: Request): boolean {
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none'
  const origin = request.headers.get('origin')
  if (origin === null) return true
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host')
}
