import type {Profession} from './professions.ts'
export const homePath = '/'

export const coveragePage = '/coverage'

/** Paths that show another page; the other page is canonical (G-1). */
export const pathAliases: Readonly<Record<string, string>> = {'/home': homePath}

export const pageRoutes: readonly string[] = ['/[[...path]]']

/** Route of the not-found page. Other paths are rewritten to it with status 404. */
export const notFoundPath = '/not-found-page'

/** Returns the path stored on a page document, with aliases resolved, from decoded URL segments. */
export function pathFromSegments(segments: readonly string[] | undefined): string {
  const path = `/${(segments ?? []).join('/')}`
  return pathAliases[path] ?? path
}

export function segmentsFromPath(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

/** Returns whether a path has valid syntax for a page: lower-case words joined by hyphens. */
export function isPagePath(path: string): boolean {
  return path === homePath || /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path)
}

/** First segments reserved by the site. */
const reservedRoots: ReadonlySet<string> = new Set([
  'api',
  'media',
  'review',
  'studio',
  notFoundPath.slice(1),
  ...Object.keys(pathAliases).map((alias) => alias.slice(1)),
])

export const isReservedPath = (path: string): boolean => reservedRoots.has(path.split('/')[1] ?? '')

/** Extensions that other servers use for pages. */
const pageEnding = /\.(?:html?|php|aspx?|jsp|cfm)$/i

export const isFilePath = (path: string): boolean =>
  /\.[a-z0-9]{1,11}$/i.test(path) && !pageEnding.test(path)

/** Returns whether a person may have meant a page: programs request files and binary paths. */
export function isPageLike(path: string): boolean {
  if (path.length > 1000 || isFilePath(path)) return false
  try {
    return /^[^\\\p{Cc}]+$/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** Fixed path: forms on other pages submit to it. */
export const searchPage = '/search'

/** Fixed path: the download dialog links here (MOD-4). */
export const updatesPage = '/updates'

/** Atom feed of updates (UPD-1). */
export const updatesFeed = '/updates/feed.xml'

/** Anchor of the list of the pages for professionals; must match the seeded section's anchor. */
export const professionsId = 'professionals'

export const professionsPage = '/careers'

/** Returns the page with the form of a profession. */
export const professionFormPath = <Name extends Profession>(profession: Name) =>
  `/providers/${profession}/register` as const

/** Page about stored data, with the analytics choice (LAW-5). */
export const cookiesPage = '/cookies'

/** Anchor of the analytics choice; must match the seeded section's anchor. */
export const cookieSettingsId = 'cookie-settings'

export const cookieSettingsPath = `${cookiesPage}#${cookieSettingsId}`
