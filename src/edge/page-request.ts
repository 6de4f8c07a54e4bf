import type {IncomingMessage} from 'node:http'
import {draftModeCookie} from '#lib/next-internals.ts'
import {llmsFile, robotsFile, sitemapFile} from '#model/machine-files.ts'
import {searchPage} from '#model/search-page.ts'
import {updatesFeed} from '#model/updates-page.ts'

/** Files that Next renders and caches as it does pages. */
const cachedFiles: ReadonlySet<string> = new Set([robotsFile, llmsFile, sitemapFile, updatesFeed])

/** Next's router requests data instead of the page with these headers. */
const routerHeaders = ['rsc', 'next-router-prefetch', 'next-router-state-tree'] as const

/** Paths for programs, and files: everything with a dot. */
const noPage = /^\/(?:api|_next|media)(?:\/|$)|\./i
/** Responds to searches; the proxy rewrites `/search?q=…` to it. */
const searchRoute = /^\/api\/search$/i

/** Drawings of editors, which are compressed like pages. */
export const drawing = /^\/media\/images\/[^/]+\.svg$/

export const isRead = ({method}: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** Whether the response may be HTML, or a file that is cached like a page. */
export function mayBePage({url = '/', headers}: IncomingMessage): boolean {
  if (routerHeaders.some((name) => name in headers)) return false
  const path = pathOf(url)
  return (
    !noPage.test(path) ||
    [searchRoute, drawing].some((route) => route.test(path)) ||
    cachedFiles.has(path)
  )
}

/**
 * Returns the path of a request that a cached page responds to, `null` for any other. The query does not count, except
 * that of a search: no other page reads it.
 *
 * @param draftSecret - the value that Next gave its draft cookie in this build
 */
export function cachedPath(
  {url = '/', headers}: IncomingMessage,
  draftSecret: string | null,
): string | null {
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

const pathOf = (url: string): string => {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
