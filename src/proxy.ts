import {type NextRequest, NextResponse} from 'next/server'
import {configuration, renderingConfiguration} from './config/environment.server.ts'
import {pagePolicy} from './config/page-policy.ts'
import {isDevelopment} from './config/runtime.ts'
import {
  draftTimeoutMs,
  announceFirstRender,
  pingContent,
  requireContent,
} from './content/client/client.server.ts'
import {getDraftSession, removeDraftCookies} from './content/preview/draft-session.server.ts'
import {findDestination} from './routing/table/route-table.ts'
import {routeTable} from './routing/table/route-table.server.ts'
import {hasBeenRendered} from './revalidation/stored-pages.server.ts'
import {refuseDuringOutage} from './content/media/serve-media.server.ts'
import {readSharedPreview} from './content/preview/shared-preview.server.ts'
import {isShareValid} from './content/preview/shared-preview.ts'
import {notFound, readOnly} from './http/plain-responses.ts'
import {unavailablePage} from './http/unavailable-page.ts'
import {outageCopy} from './shared/fallback-copy.ts'
import {
  llmsFile,
  parseSitemapPart,
  sitemapFile,
  sitemapPartCount,
  sitemapPartRoute,
} from './shared/generated-files.ts'
import {optimizerPath, parseMediaPath, parseOptimizerUrl} from './shared/media-paths.ts'
import {isFilePath, isPageLike, notFoundPath, searchPage, updatesFeed} from './shared/paths.ts'
import {parsePageDocumentPath} from './shared/page-documents.ts'
import {videoOrigins} from './shared/video-hosts.ts'

/**
 * Everything but the API, whose bodies must not be copied, and the build's own files. Where those have nothing, and for
 * paths with a dot at which no file stands, `next.config.ts` leads to the small 404 of `src/app/api/[...path]`.
 */
export const config = {matcher: ['/((?!api/|_next/static/).*)']}

const fileName = /^[\w./-]+$/
/** Files that Next caches as it caches pages. */
const followsPublication: ReadonlySet<string> = new Set([llmsFile, sitemapFile, updatesFeed])

/**
 * Decides what becomes of a request before anything is rendered, from memory alone: no visitor waits for the content
 * lake (decision 15). Nothing but published pages and aliases reaches a route of pages, whose answers
 * Next keeps on disk, 404s included. Where no page stands, the not-found page is shown with status 404 (NF-1); what no
 * person could have meant gets a few bytes.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const path = request.nextUrl.pathname
  if (isDevelopment() && /^\/(?:_next|__next)/.test(path)) return NextResponse.next()
  const session = getDraftSession(request)
  // In an editor's session the Studio's overlays post to pages.
  const isEditor = session !== null && session.share === null
  if (!isEditor && request.method !== 'GET' && request.method !== 'HEAD') return readOnly()
  // Rewrites take upper case for lower.
  if (/^\/media(?:\/|$)/i.test(path)) return await answerMedia(request, path)
  // Next's optimizer keeps a copy for each address.
  if (path === optimizerPath && parseOptimizerUrl(path + request.nextUrl.search) !== null)
    return NextResponse.next()
  if (path.startsWith('/_next')) return notFound()
  if (isFilePath(path)) return await answerFile(request, path)
  if (session === null) return await answerVisitor(request, path)
  return await answerDraft(session.share, () => answerVisitor(request, path))
}

async function answerMedia(request: NextRequest, path: string): Promise<Response> {
  const asked = parseMediaPath(path + request.nextUrl.search)
  if (asked === null) return notFound()
  return (asked.kind === 'files' ? await refuseDuringOutage() : null) ?? NextResponse.next()
}

/** Where a page in another form is made: none is made of what is no page. */
const makers = {markdown: '/api/markdown', picture: '/api/share-picture'} as const

/**
 * A page in another form, a file of `public`, or nothing. Next also answers for the name of a route: `/[[...path]]`.
 */
async function answerFile(request: NextRequest, path: string): Promise<Response> {
  const destination = findDestination(await routeTable(), path)
  if (destination.kind === 'redirect') return redirectTo(destination, request)
  if (!fileName.test(path)) return notFound()
  const part = parseSitemapPart(path)
  if (part !== null) return await answerSitemapPart(request, part)
  if (followsPublication.has(path)) return NextResponse.next({headers: publishedHeaders()})
  const rendition = parsePageDocumentPath(path)
  if (rendition === null) return NextResponse.next()
  if (!(await routeTable()).pages.has(rendition.path)) return notFound()
  return NextResponse.rewrite(new URL(makers[rendition.kind], request.url))
}

/** There are as many parts as the pages of the site need, those that ask not to be listed counted in. */
async function answerSitemapPart(request: NextRequest, number: number): Promise<Response> {
  const {pages, listPages} = await routeTable()
  if (number > sitemapPartCount(pages.size + listPages.size)) return notFound()
  return NextResponse.rewrite(new URL(`${sitemapPartRoute}/${number}`, request.url), {
    headers: publishedHeaders(),
  })
}

/** Next itself would let a CDN keep a static page for a year. A header that is set here wins over Next's. */
const publishedHeaders = () => ({'cache-control': configuration().pageCacheControl})

/**
 * Editors also see pages that are not published, and are told when they cannot. So does who came by a shared link,
 * until it ends or sharing is switched off: from the next page on that is a visitor.
 */
async function answerDraft(
  share: string | null,
  answerAsVisitor: () => Promise<Response>,
): Promise<Response> {
  try {
    if (share === null) await pingContent(draftTimeoutMs)
    else if (!isShareValid(await readSharedPreview(), share, Date.now()))
      return await answerAsVisitor()
  } catch (error) {
    return unavailablePage('The draft cannot be shown', reasonOf(error), 5)
  }
  return NextResponse.next({headers: draftHeaders()})
}

const visitorPolicy = () =>
  pagePolicy(renderingConfiguration(), {frames: videoOrigins, isDevelopment: isDevelopment()})

/** The Studio shows drafts in a frame, and in a window that it talks to. */
const draftHeaders = () => ({
  'content-security-policy': pagePolicy(renderingConfiguration(), {
    frames: videoOrigins,
    isDraft: true,
    isDevelopment: isDevelopment(),
  }),
  'cross-origin-opener-policy': 'unsafe-none',
  'x-robots-tag': 'noindex, nofollow',
})

async function answerVisitor(request: NextRequest, path: string): Promise<Response> {
  if (path === '/review' && renderingConfiguration().hasReview) return NextResponse.next()
  const hadCookies = removeDraftCookies(request)
  const destination = findDestination(await routeTable(), path)
  switch (destination.kind) {
    case 'page':
      if (path === searchPage && request.nextUrl.searchParams.get('q')?.trim())
        return NextResponse.rewrite(new URL(`/api/search${request.nextUrl.search}`, request.url))
      if (!hasBeenRendered(path) && !(await canBeRendered())) return showOutage()
      return NextResponse.next({
        headers: publishedHeaders(),
        ...(hadCookies && {request: {headers: request.headers}}),
      })
    case 'redirect':
      return redirectTo(destination, request)
    case 'notFound':
      return isPageLike(path) && (!path.includes('.') || acceptsHtml(request))
        ? showNotFoundPage(request)
        : notFound()
  }
}

/**
 * Redirects a visitor, who keeps the query: it says which campaign somebody came from. A parameter that the target has
 * stays the target's. It is no `redirect()` in the page, which would be cached without its `location` when Next renders
 * it again in the background.
 */
function redirectTo({to, status}: {to: string; status: 307 | 308}, request: NextRequest): Response {
  const target = new URL(to, request.url)
  const own = new Set(target.searchParams.keys())
  const added = [...request.nextUrl.searchParams].filter(([name]) => !own.has(name))
  if (target.protocol.startsWith('http'))
    for (const [name, value] of added) target.searchParams.append(name, value)
  return NextResponse.redirect(target, status)
}

/** Only what nobody has seen yet needs the content lake; Next would answer its failure with an empty document. */
async function canBeRendered(): Promise<boolean> {
  try {
    await requireContent()
    announceFirstRender()
    return true
  } catch {
    return false
  }
}

const showOutage = () => unavailablePage(outageCopy.title, outageCopy.text, 10)

/** Programs that look for other software get no page. */
const acceptsHtml = ({headers}: NextRequest): boolean =>
  headers.get('accept')?.includes('text/html') === true

function showNotFoundPage(request: NextRequest): Response {
  return NextResponse.rewrite(new URL(notFoundPath, request.url), {
    status: 404,
    headers: {
      // A cache in front of the site would keep it for as long as a page, and a page may be published here any time.
      'cache-control': 'no-store',
      // The rules of `next.config.ts` take a path with a dot for that of a file.
      ...(request.nextUrl.pathname.includes('.') && {'content-security-policy': visitorPolicy()}),
    },
  })
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
