import 'server-only'
import {LRUCache} from 'lru-cache'
import {configuration} from '#config/environment.server.ts'
import {notFound, serviceUnavailable} from '#http/responses.ts'
import {parsePageDocumentPath} from '#shared/page-documents.ts'
import {parseReceivedPath} from '#shared/waitlist-card.ts'
import {renderCardPicture} from './card-picture/card-picture.tsx'
import {type PageDocuments, readPageDocuments} from './read-page-documents.server.ts'
import {renderShareImage} from './share-image/share-image.tsx'

type Png = Uint8Array<ArrayBuffer>

/** Pictures by their content: share images of all current pages, at 100 KB each, and cards, at 250 KB each. */
const pictures = new LRUCache<string, Png, () => Promise<Png>>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({byteLength}) => byteLength,
  // Concurrent requests share one rendering, which takes 0.1 s.
  fetchMethod: async (_content, _stale, {context: render}) => await render(),
})

/**
 * Responds with what is derived from a page: its Markdown (SEO-4), its share image (SEO-6) or the card of a place on
 * the waitlist (FORM-9). All content comes from the page's HTML, never from the request, so there are no more documents
 * than pages, and nothing personal is in them. The proxy has looked the page up.
 */
export async function respondWithPageDocument(request: Request): Promise<Response> {
  const {pathname} = new URL(request.url)
  const document = parsePageDocumentPath(pathname)
  if (document === null) return notFound()
  const page = await readPageDocuments(document.path)
  if (page === null) return serviceUnavailable()
  if (document.kind === 'markdown') return respondWithMarkdown(request, document.path, page)
  return document.kind === 'card'
    ? await respondWithCard(document.path, page)
    : await respondWithShareImage(pathname, page)
}

function respondWithMarkdown(request: Request, path: string, page: PageDocuments): Response {
  const etag = `"${page.digest}"`
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
    // Search engines should index the HTML page.
    ...(page.isListed
      ? {link: `<${configuration().site.publicOrigin}${path}>; rel="canonical"`}
      : {'x-robots-tag': 'noindex'}),
  }
  return request.headers.get('if-none-match') === etag
    ? new Response(null, {status: 304, headers})
    : new Response(page.markdown, {headers})
}

/** Responds with an immutable image, or redirects from an outdated address to the announced one. */
async function respondWithShareImage(address: string, {picture}: PageDocuments): Promise<Response> {
  if (picture === null) return notFound()
  if (picture.address !== address) {
    const headers = {location: picture.address, 'cache-control': 'no-store'}
    return new Response(null, {status: 307, headers})
  }
  const bytes = await pictures.forceFetch(address, {context: () => renderShareImage(picture)})
  return new Response(bytes, {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}

async function respondWithCard(path: string, {card}: PageDocuments): Promise<Response> {
  if (card === null) return notFound()
  const content = {...card, door: parseReceivedPath(path)?.service ?? null}
  const bytes = await pictures.forceFetch(JSON.stringify(content), {
    context: () => renderCardPicture(content),
  })
  const name = path.split('/').slice(3).join('-') || 'waitlist'
  return new Response(bytes, {
    headers: {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="${name}.png"`,
      'cache-control': configuration().pageCacheControl,
      'x-robots-tag': 'noindex',
    },
  })
}
