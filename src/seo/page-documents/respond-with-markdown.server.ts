import 'server-only'
import {renderingConfiguration} from '#config/environment.server.ts'
import {routeTable} from '#route-table/route-table.server.ts'
import {notFound, serviceUnavailable} from '#http/responses.ts'
import {parsePageDocumentPath} from '#shared/page-documents.ts'
import {readPageDocuments} from './read-page-documents.server.ts'

/** Responds with a page's Markdown (SEO-4): 404 for unknown pages, 503 while the page can't be rendered. */
export async function respondWithMarkdown(request: Request): Promise<Response> {
  const rendition = parsePageDocumentPath(new URL(request.url).pathname)
  if (rendition?.kind !== 'markdown') return notFound()
  const {path} = rendition
  if (!(await routeTable()).pages.has(path)) return notFound()
  const page = await readPageDocuments(path)
  if (page === null) return serviceUnavailable()
  const etag = `"${page.digest}"`
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
    // Search engines should index the HTML page.
    ...(page.isListed
      ? {link: `<${renderingConfiguration().site.publicOrigin}${path}>; rel="canonical"`}
      : {'x-robots-tag': 'noindex'}),
  }
  return request.headers.get('if-none-match') === etag
    ? new Response(null, {status: 304, headers})
    : new Response(page.markdown, {headers})
}
