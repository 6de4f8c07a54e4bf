import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http'
import {draftModeCookie, previewDataCookie} from '#lib/next-internals.ts'
import {robotsFile, llmsFile, sitemapFile} from '#model/machine-files.ts'
import {updatesFeed} from '#model/updates-page.ts'
import {isOwnRequest} from './ask-next.ts'
import {chooseEncoding} from '#lib/content-encoding.ts'
import type {Page, PageCache} from './page-cache.ts'
import {staticPrefix} from './static-files.ts'

/** Files that Next makes as it makes pages. */
const keptFiles: ReadonlySet<string> = new Set([robotsFile, llmsFile, sitemapFile, updatesFeed])

/** What Next's router asks for by header is not the page (`vary` of every page). */
const routerHeaders = ['rsc', 'next-router-prefetch', 'next-router-state-tree'] as const

interface Behind {
  cache: PageCache
  /** Serves a file of the build; its request's address begins behind {@link staticPrefix}. */
  files: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  next: RequestListener
}

/**
 * Answers pages from the cache and files of the build from disk, and leaves everything else to Next, untouched: drafts,
 * what its router asks for, forms, pictures, whatever it does not call cacheable, and what the cache fails at.
 *
 * @param behind - what answers
 */
export function frontOf({cache, files, next}: Behind): RequestListener {
  return (request, response) => {
    if (!isReading(request)) {
      next(request, response)
      return
    }
    if (request.url?.startsWith(`${staticPrefix}/`)) {
      serveFile(request, response)
      return
    }
    const path = pathFor(request)
    if (path === null) {
      next(request, response)
      return
    }
    // The site asks itself by HEAD until its pages are fresh: nothing is compressed for that.
    const page = request.method === 'HEAD' ? cache.find(path) : cache.get(path)
    const answer = (found: Page | null) => {
      if (found === null) next(request, response)
      else send(request, response, found)
    }
    if (!(page instanceof Promise)) answer(page)
    // Next says what is wrong better than we could.
    else page.then(answer, () => answer(null))
  }

  function serveFile(request: IncomingMessage, response: ServerResponse): void {
    const {url = ''} = request
    request.url = url.slice(staticPrefix.length)
    request.headers['accept-encoding'] = chooseEncoding(request.headers['accept-encoding'])
    files(request, response, () => {
      request.url = url
      next(request, response)
    })
  }
}

const isReading = ({method}: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** The path of a request that a page may answer, `null` for any other. */
function pathFor(request: IncomingMessage): string | null {
  const {url, headers} = request
  if (url === undefined) return null
  if (!/^\/[\w/-]*$/.test(url) && !keptFiles.has(url)) return null
  if (/^\/(?:api|_next|media)(?:\/|$)/i.test(url)) return null
  if (routerHeaders.some((name) => name in headers) || isOwnRequest(request)) return null
  const cookie = headers.cookie ?? ''
  if (cookie.includes(draftModeCookie) || cookie.includes(previewDataCookie)) return null
  return url
}

function send(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const {etag, status} = page
  if (status === 200 && isUnchanged(request.headers['if-none-match'], etag)) {
    response.writeHead(304, {etag, ...pick(page.headers, ['cache-control', 'vary'])}).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const bytes = page.bytes[encoding]
  response.writeHead(status, {
    ...page.headers,
    etag,
    'content-length': bytes.length,
    ...(encoding !== 'identity' && {'content-encoding': encoding}),
  })
  if (request.method === 'HEAD') response.end()
  else response.end(bytes)
}

/** Weak comparison (RFC 9110 §13.1.2). */
function isUnchanged(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false
  if (condition.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return condition.split(',').some((tag) => bare(tag) === bare(etag))
}

const pick = (headers: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))
