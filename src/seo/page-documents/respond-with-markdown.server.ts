import 'server-only'
import {renderingConfiguration} from '#config/environment.server.ts'
import {routeTable} from '#routing/table/route-table.server.ts'
import {notFound, serviceUnavailable} from '#http/responses.ts'
import {parseRendition} from '#shared/page-documents.ts'
import {readRenditions} from './read-page-document.server.ts'

/**
 * Answers with the Markdown of a page (SEO-4).
 *
 * @param request - for an address such as `/about.md`
 * @returns 404 where no page stands; 503 only while the page itself cannot be rendered for the first time
 */
export async function answerMarkdown(request: Request): Promise<Response> {
  const rendition = parseRendition(new URL(request.url).pathname)
  if (rendition?.kind !== 'markdown') return notFound()
  const {path} = rendition
  if (!(await routeTable()).pages.has(path)) return notFound()
  const page = await readRenditions(path)
  if (page === null) return serviceUnavailable()
  const etag = `"${page.digest}"`
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
    // The page itself is what whoever searches should find.
    ...(page.isListed
      ? {link: `<${renderingConfiguration().site.publicOrigin}${path}>; rel="canonical"`}
      : {'x-robots-tag': 'noindex'}),
  }
  return request.headers.get('if-none-match') === etag
    ? new Response(null, {status: 304, headers})
    : new Response(page.markdown, {headers})
}
