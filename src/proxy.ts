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
import {findDestination, hasPage} from './route-table/route-table.ts'
import {routeTable} from './route-table/route-table.server.ts'
import {hasBeenRendered} from './revalidation/stored-pages.server.ts'
import {refuseDuringOutage} from './content/media/serve-media.server.ts'
import {readSharedPreview} from './content/preview/shared-preview.server.ts'
import {isShareValid} from './content/preview/shared-preview.ts'
import {notFound, methodNotAllowed, unavailablePage} from './http/responses.ts'
import {outageCopy} from './shared/fallback-copy.ts'
import {llmsFile, sitemapFile} from './shared/generated-files.ts'
import {optimizerPath, parseMediaPath, parseOptimizerUrl} from './shared/media-paths.ts'
import {isFilePath, isPageLike, notFoundPath, searchPage, updatesFeed} from './shared/paths.ts'
import {parsePageDocumentPath} from './shared/page-documents.ts'
import {videoOrigins} from './shared/video-hosts.ts'

/** Excludes the API, whose bodies must not be copied, and static files of the build, which need no routing. */
export const config = {matcher: ['/((?!api/|_next/static/).*)']}

const fileName = /^[\w./-]+$/
const publicationFiles: ReadonlySet<string> = new Set([llmsFile, sitemapFile, updatesFeed])

/**
 * Routes a request before anything renders, from memory alone, so that no visitor waits for the content lake
 * (decision 15). Only published pages and aliases reach a page route, because Next caches every response of one on
 * disk, 404s included.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const path = request.nextUrl.pathname
  if (isDevelopment() && /^\/(?:_next|__next)/.test(path)) return NextResponse.next()
  const session = getDraftSession(request)
  // The Studio's overlays post to pages in an editor's session.
  const isEditor = session !== null && session.share === null
  if (!isEditor && request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed()
  // Next's rewrites ignore case.
  if (/^\/media(?:\/|$)/i.test(path)) return await serveMedia(request, path)
  // Next's optimizer caches a copy for each address, so only known addresses reach it.
  if (path === optimizerPath && parseOptimizerUrl(path + request.nextUrl.search) !== null)
    return NextResponse.next()
  if (path.startsWith('/_next')) return notFound()
  if (isFilePath(path)) return await serveFile(request, path)
  if (session === null) return await serveVisitor(request, path)
  return await serveDraft(session.share, () => serveVisitor(request, path))
}

async function serveMedia(request: NextRequest, path: string): Promise<Response> {
  const media = parseMediaPath(path + request.nextUrl.search)
  if (media === null) return notFound()
  return (media.kind === 'files' ? await refuseDuringOutage() : null) ?? NextResponse.next()
}

/** Rejects names such as `/[[...path]]`, which Next would serve as a route. */
async function serveFile(request: NextRequest, path: string): Promise<Response> {
  const destination = findDestination(await routeTable(), path)
  if (destination.kind === 'redirect') return redirectTo(destination, request)
  if (!fileName.test(path)) return notFound()
  if (publicationFiles.has(path)) return NextResponse.next({headers: publishedHeaders()})
  const rendition = parsePageDocumentPath(path)
  if (rendition === null) return NextResponse.next()
  const table = await routeTable()
  const hasDocument =
    rendition.kind === 'card' ? hasPage(table, rendition.path) : table.pages.has(rendition.path)
  if (!hasDocument) return notFound()
  return NextResponse.rewrite(new URL('/api/page-document', request.url))
}

/** Overrides Next's header, which would let a CDN cache a static page for a year. */
const publishedHeaders = () => ({'cache-control': configuration().pageCacheControl})

/** A shared link grants drafts until it expires or sharing is switched off; afterwards its holder is a visitor. */
async function serveDraft(
  share: string | null,
  serveAsVisitor: () => Promise<Response>,
): Promise<Response> {
  try {
    if (share === null) await pingContent(draftTimeoutMs)
    else if (!isShareValid(await readSharedPreview(), share, Date.now()))
      return await serveAsVisitor()
  } catch (error) {
    return unavailablePage('The draft cannot be shown', reasonOf(error), 5)
  }
  return NextResponse.next({headers: draftHeaders()})
}

const visitorPolicy = () =>
  pagePolicy(renderingConfiguration(), {frames: videoOrigins, isDevelopment: isDevelopment()})

/** The Studio embeds drafts in a frame, and talks to drafts in another window. */
const draftHeaders = () => ({
  'content-security-policy': pagePolicy(renderingConfiguration(), {
    frames: videoOrigins,
    isDraft: true,
    isDevelopment: isDevelopment(),
  }),
  'cross-origin-opener-policy': 'unsafe-none',
  'x-robots-tag': 'noindex, nofollow',
})

async function serveVisitor(request: NextRequest, path: string): Promise<Response> {
  if (path === '/review' && renderingConfiguration().hasReview) return NextResponse.next()
  const hadCookies = removeDraftCookies(request)
  const destination = findDestination(await routeTable(), path)
  switch (destination.kind) {
    case 'page':
      if (path === searchPage && request.nextUrl.searchParams.get('q')?.trim())
        return NextResponse.rewrite(new URL(`/api/search${request.nextUrl.search}`, request.url))
      if (!hasBeenRendered(path) && !(await canBeRendered())) return outagePage()
      return NextResponse.next({
        headers: publishedHeaders(),
        ...(hadCookies && {request: {headers: request.headers}}),
      })
    case 'redirect':
      return redirectTo(destination, request)
    case 'notFound':
      return isPageLike(path) && (!path.includes('.') || acceptsHtml(request))
        ? notFoundPage(request)
        : notFound()
  }
}

/**
 * Redirects and keeps the query, which carries campaign parameters; the target's own parameters win. Calling
 * `redirect()` in the page instead would be cached without its `location` when Next renders it again in the
 * background.
 */
function redirectTo({to, status}: {to: string; status: 307 | 308}, request: NextRequest): Response {
  const target = new URL(to, request.url)
  const own = new Set(target.searchParams.keys())
  const added = [...request.nextUrl.searchParams].filter(([name]) => !own.has(name))
  if (target.protocol.startsWith('http'))
    for (const [name, value] of added) target.searchParams.append(name, value)
  return NextResponse.redirect(target, status)
}

/** Next would respond to a failed first rendering with an empty document. */
async function canBeRendered(): Promise<boolean> {
  try {
    await requireContent()
    announceFirstRender()
    return true
  } catch {
    return false
  }
}

const outagePage = () => unavailablePage(outageCopy.title, outageCopy.text, 10)

const acceptsHtml = ({headers}: NextRequest): boolean =>
  headers.get('accept')?.includes('text/html') === true

function notFoundPage(request: NextRequest): Response {
  return NextResponse.rewrite(new URL(notFoundPath, request.url), {
    status: 404,
    headers: {
      // A page may be published at this address at any time.
      'cache-control': 'no-store',
      // `next.config.ts` gives paths with a dot the policy of files.
      ...(request.nextUrl.pathname.includes('.') && {'content-security-policy': visitorPolicy()}),
    },
  })
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
