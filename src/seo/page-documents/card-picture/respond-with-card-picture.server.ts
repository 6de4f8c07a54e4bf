import 'server-only'
import {LRUCache} from 'lru-cache'
import {configuration} from '#config/environment.server.ts'
import {notFound, serviceUnavailable} from '#http/responses.ts'
import {hasPage} from '#route-table/route-table.ts'
import {routeTable} from '#route-table/route-table.server.ts'
import {readPageDocuments} from '#seo/page-documents/read-page-documents.server.ts'
import {parsePageDocumentPath} from '#shared/page-documents.ts'
import {parseReceivedPath} from '#shared/waitlist-card.ts'
import {type CardPictureContent, renderCardPicture} from './card-picture.tsx'

/** Holds the pictures of the last places at about 250 KB each. */
const maxBytes = 16 * 1024 * 1024
/** Pictures by their content, so that a change of copy renders another one. */
const cache = new LRUCache<string, Uint8Array<ArrayBuffer>, CardPictureContent>({
  maxSize: maxBytes,
  sizeCalculation: ({byteLength}) => byteLength,
  fetchMethod: async (_content, _stale, {context}) => await renderCardPicture(context),
})

/**
 * Responds with the card of a place on the waitlist, to download. All content comes from the page's HTML, so there are
 * no more pictures than pages, and nothing personal is in them (FORM-9).
 */
export async function respondWithCardPicture(request: Request): Promise<Response> {
  const rendition = parsePageDocumentPath(new URL(request.url).pathname)
  if (rendition?.kind !== 'card') return notFound()
  const {path} = rendition
  if (!hasPage(await routeTable(), path)) return notFound()
  const page = await readPageDocuments(path)
  if (page === null) return serviceUnavailable()
  if (page.card === null) return notFound()
  const context = {...page.card, door: parseReceivedPath(path)?.service ?? null}
  const bytes = await cache.forceFetch(JSON.stringify(context), {context})
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
