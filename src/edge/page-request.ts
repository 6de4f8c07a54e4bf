import type {IncomingMessage} from 'node:http'
import {draftModeCookie} from '#config/next-internals.ts'
import {llmsFile, robotsFile, sitemapFile} from '#shared/generated-files.ts'
import {isSvg, optimizerPath, parseOptimizerUrl} from '#shared/media-paths.ts'
import {isFilePath, searchPage, updatesFeed} from '#shared/paths.ts'

type Target = Pick<IncomingMessage, 'url' | 'headers'>

/** Files that Next renders and caches like pages. */
const cachedFiles: ReadonlySet<string> = new Set([robotsFile, llmsFile, sitemapFile, updatesFeed])

/** Next's router requests data instead of the page with these headers. */
const routerHeaders = ['rsc', 'next-router-prefetch', 'next-router-state-tree'] as const

const nonPagePath = /^\/(?:api|_next|media)(?:\/|$)/i
/** The proxy rewrites `/search?q=…` to this route. */
const searchRoute = /^\/api\/search$/i

export const isRead = ({method}: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** Whether the response may be HTML, or a file that is cached like a page. */
export function mayBePage({url = '/', headers}: Target): boolean {
  if (routerHeaders.some((name) => name in headers)) return false
  const path = pathOf(url)
  const isPage = !nonPagePath.test(path) && !isFilePath(path)
  return isPage || searchRoute.test(path) || cachedFiles.has(path) || isDrawingUrl(url)
}

/**
 * Returns the cache key of a request, without its query; `null` when it is uncacheable.
 *
 * @param draftSecret - the value of Next's draft cookie in this build
 */
export function cachedPath(
  {url = '/', headers}: Target,
  draftSecret: string | null,
): string | null {
  if (isDrawingUrl(url)) return url
  const path = pathOf(url)
  if (path !== url && path === searchPage) return null
  if (!/^\/[\w/-]*$/.test(path) && !cachedFiles.has(path)) return null
  if (searchRoute.test(path)) return null
  return hasDraftCookie(headers.cookie, draftSecret) ? null : path
}

function hasDraftCookie(cookies = '', draftSecret: string | null): boolean {
  if (draftSecret === null || !cookies.includes(draftModeCookie)) return false
  return cookies.split(/; */).includes(`${draftModeCookie}=${draftSecret}`)
}

/** Next's optimizer returns SVG images as they were uploaded, so they are compressed and cached like pages. */
export const isDrawingRequest = ({url = '/'}: IncomingMessage): boolean => isDrawingUrl(url)

const isDrawingUrl = (url: string): boolean => {
  const image = url.startsWith(optimizerPath) ? parseOptimizerUrl(url) : null
  return image !== null && isSvg(image.file)
}

const pathOf = (url: string): string => {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
