/** The path of the page that an editor made the home page. */
export const homePath = '/'

/** The path of the page that lists areas and checks a postcode. */
export const coveragePage = '/coverage'

/** Addresses that show another page's content; the other page is the canonical one (G-1). */
export const pathAliases: Readonly<Record<string, string>> = {'/home': homePath}

/** The routes that render published pages, as Next calls them. */
export const pageRoutes: readonly string[] = [
  '/[[...path]]',
  '/doctors/[slug]',
  '/specialists/[slug]',
  '/book/[slug]',
  '/book/specialist/[slug]',
]

/** Where the not-found page is rendered; nobody is sent there, other addresses show it with status 404. */
export const notFoundPath = '/not-found-page'

/**
 * Turns the segments of the catch-all route into the path stored on a page document.
 *
 * @param segments - decoded URL segments, `undefined` or empty for the home page
 * @returns a path that begins with a slash and has no trailing slash; aliases are resolved
 */
export function pathFromSegments(segments: readonly string[] | undefined): string {
  const path = `/${(segments ?? []).join('/')}`
  return pathAliases[path] ?? path
}

/**
 * Turns a stored path into the segments of the catch-all route.
 *
 * @param path - a path that begins with a slash
 * @returns its segments, empty for the home page
 */
export function segmentsFromPath(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

/**
 * Says whether a text is usable as the path of a page: a slash, then lower-case words joined by hyphens.
 *
 * @param path - the text an editor typed
 */
export function isPagePath(path: string): boolean {
  return path === homePath || /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path)
}

/** First parts of paths that the site uses itself, so that no page would be shown there. */
const ownRoots: ReadonlySet<string> = new Set([
  'api',
  'media',
  'review',
  'sitemap-part',
  'studio',
  notFoundPath.slice(1),
  ...Object.keys(pathAliases).map((alias) => alias.slice(1)),
])

/**
 * Returns whether the site uses a path itself.
 *
 * @param path - of a page
 */
export const isOwnPath = (path: string): boolean => ownRoots.has(path.split('/')[1] ?? '')

/** Other servers name pages like files. */
const pageEnding = /\.(?:html?|php|aspx?|jsp|cfm)$/i

/**
 * Says whether a path is that of a file: it has an ending that no page has.
 *
 * @param path - the path of a request, as it was sent
 */
export const isFilePath = (path: string): boolean =>
  /\.[a-z0-9]{1,11}$/i.test(path) && !pageEnding.test(path)

/**
 * Says whether somebody may have meant a page: words that a person could have typed or linked to. Addresses of files,
 * and what is no text, are a program's.
 *
 * @param path - the path of a request, as it was sent
 */
export function isPageLike(path: string): boolean {
  if (path.length > 1000 || isFilePath(path)) return false
  try {
    return /^[^\\\p{Cc}]+$/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
