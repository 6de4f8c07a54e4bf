import 'server-only'
import {LRUCache} from 'lru-cache'
import {routeTable} from '#route-table/route-table.server.ts'
import {notFound, serviceUnavailable} from '#http/responses.ts'
import {parsePageDocumentPath} from '#shared/page-documents.ts'
import {readPageDocuments} from '#seo/page-documents/read-page-documents.server.ts'
import {renderShareImage, type ShareImageContent} from './share-image.tsx'

/** Holds the images of all current pages at 100 KB each; rendering takes 0.1 s. */
const maxBytes = 16 * 1024 * 1024
const cache = new LRUCache<string, Uint8Array<ArrayBuffer>, ShareImageContent>({
  maxSize: maxBytes,
  sizeCalculation: ({byteLength}) => byteLength,
  fetchMethod: async (_address, _stale, {context}) => await renderShareImage(context),
})

/**
 * Responds with an immutable image, or redirects from outdated URLs. All content comes from the page's HTML, never
 * from the request, so there are no more images than pages. Concurrent requests share one rendering (SEO-6).
 */
export async function respondWithShareImage(request: Request): Promise<Response> {
  const {pathname: address} = new URL(request.url)
  const rendition = parsePageDocumentPath(address)
  if (rendition?.kind !== 'picture') return notFound()
  const {path} = rendition
  if (!(await routeTable()).pages.has(path)) return notFound()
  const cached = cache.get(address)
  if (cached !== undefined) return png(cached)
  const page = await readPageDocuments(path)
  if (page === null) return serviceUnavailable()
  const {picture} = page
  if (picture === null) return notFound()
  if (picture.address !== address) return leadTo(picture.address)
  return png(await cache.forceFetch(address, {context: picture}))
}

const png = (bytes: Uint8Array<ArrayBuffer>): Response =>
  new Response(bytes, {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })

const leadTo = (address: string): Response =>
  new Response(null, {status: 307, headers: {location: address, 'cache-control': 'no-store'}})
