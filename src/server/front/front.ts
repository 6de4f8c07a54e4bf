import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http'
import {draftModeCookie, previewDataCookie} from '#lib/next-internals.ts'
import {robotsFile, llmsFile, sitemapFile} from '#model/machine-files.ts'
import {updatesFeed} from '#model/updates-page.ts'
import {chooseEncoding} from '#lib/content-encoding.ts'
import {noteVisit} from '#lib/page-visits.ts'
import {count, siteMetrics} from '#lib/site-metrics.ts'
import {isOwnRequest} from '#server/own-requests.ts'
import {OverloadedError} from './limit-in-flight.ts'
import type {Page, PageCache} from './page-cache.ts'
import {sendPage} from './send-page.ts'
import {staticPrefix} from './static-files.ts'

/** Files that Next makes as it makes pages. */
const keptFiles: ReadonlySet<string> = new Set([robotsFile, llmsFile, sitemapFile, updatesFeed])

/** What Next's router asks for by header is not the page (`vary` of every page). */
const routerHeaders = ['rsc', 'next-router-prefetch', 'next-router-state-tree'] as const

type FileServer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** @returns whether it answers; it leaves to `next` what it does not have. */
type MediaServer = (
  request: IncomingMessage,
  response: ServerResponse,
  next: RequestListener,
) => boolean

interface Behind {
  cache: PageCache
  /** Serves files of the build; the address of a request begins behind {@link staticPrefix}. */
  files: FileServer
  /** Answers pictures and files of the content from the disk, if that is what is asked for. */
  media: MediaServer
  /** Answers what may be a page but is not kept: it reads the HTML and says which scripts may run (decision 52). */
  passing: (request: IncomingMessage, response: ServerResponse) => void
  next: RequestListener
  /** Limits how many requests of visitors are in flight to Next. */
  limit: (listener: RequestListener) => RequestListener
}

/**
 * Answers pages from the cache, files of the build and of the content from disk. Pages that are not kept (drafts,
 * queries, what Next does not call cacheable, what the cache fails at) are asked for each time; everything else is
 * Next's, untouched: what its router asks for, forms.
 *
 * @param behind - what answers
 */
export function frontOf({cache, files, media, limit, ...behind}: Behind): RequestListener {
  const next = limit(behind.next)
  const passing = limit(behind.passing)
  return (request, response) => {
    if (isOwnRequest(request)) {
      behind.next(request, response)
      return
    }
    if (!isReading(request)) {
      next(request, response)
      return
    }
    if (request.url?.startsWith(`${staticPrefix}/`)) {
      serveFile(request, response)
      return
    }
    const unkept = drawing.test(request.url ?? '') ? passing : next
    if (media(request, response, unkept)) return
    if (!mayBePage(request)) {
      next(request, response)
      return
    }
    const path = pathFor(request)
    if (path === null) {
      passing(request, response)
      return
    }
    // The site asks itself by HEAD until its pages are fresh: nothing is compressed for that.
    const page = request.method === 'HEAD' ? cache.find(path) : cache.get(path)
    const answer = (found: Page | null) => {
      if (found === null) passing(request, response)
      else {
        if (request.method === 'GET' && found.status === 200) noteVisit(path)
        sendPage(request, response, found)
      }
    }
    if (!(page instanceof Promise)) {
      if (page !== null) count(siteMetrics().pages, 'memory')
      answer(page)
    }
    // Next says what is wrong better than we could, unless there is too much in flight to ask it.
    else
      page.then(answer, (error: unknown) =>
        answer(error instanceof OverloadedError ? cache.findStale(path) : null),
      )
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

/** What answers programs, and files: everything with a dot. */
const noPage = /^\/(?:api|_next|media)(?:\/|$)|\./i
/** Drawings of editors: not kept, but compressed. */
const drawing = /^\/media\/images\/[^/]+\.svg$/
/** Answers searches; the proxy leads `/search?q=…` there. */
const searchRoute = /^\/api\/search$/i

/** Whether HTML may be the answer, a drawing, or a file that is kept like a page. */
function mayBePage(request: IncomingMessage): boolean {
  const {url = '', headers} = request
  if (routerHeaders.some((name) => name in headers)) return false
  const [path = ''] = url.split('?', 1)
  return !noPage.test(path) || searchRoute.test(path) || drawing.test(path) || keptFiles.has(url)
}

/** The path of a request that a kept page may answer, `null` for any other. */
function pathFor({url = '', headers}: IncomingMessage): string | null {
  if (searchRoute.test(url) || (!/^\/[\w/-]*$/.test(url) && !keptFiles.has(url))) return null
  const cookie = headers.cookie ?? ''
  if (cookie.includes(draftModeCookie) || cookie.includes(previewDataCookie)) return null
  return url
}
