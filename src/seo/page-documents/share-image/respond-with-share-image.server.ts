import 'server-only'
import {LRUCache} from 'lru-cache'
import {routeTable} from '#routing/table/route-table.server.ts'
import {notFound, serviceUnavailable} from '#http/responses.ts'
import {parseRendition} from '#shared/page-documents.ts'
import {readRenditions} from '#seo/page-documents/read-page-document.server.ts'
import {renderSharePicture, type ShareWords} from './share-image.tsx'

/** Enough for all pages of today; one is about 100 KB, and rendered again in about 0.1 s. */
const maxBytes = 16 * 1024 * 1024
const kept = new LRUCache<string, Uint8Array<ArrayBuffer>, ShareWords>({
  maxSize: maxBytes,
  sizeCalculation: ({byteLength}) => byteLength,
  fetchMethod: async (_address, _stale, {context}) => await renderSharePicture(context),
})

/**
 * Answers with the picture that a page is shared with (SEO-6). What it shows is read from the page's HTML, which names
 * the picture: nothing of it comes from the visitor, and there are never more pictures than pages. It is rendered when
 * it is asked for first, once for all who ask at once.
 *
 * @param request - for an address as `sharePictureAddress` makes it
 * @returns a PNG for ever; the way to the newest picture from the address of an older one; 404 where no page stands, or
 * one with a picture of an editor; 503 only while the page itself cannot be rendered for the first time
 */
export async function answerSharePicture(request: Request): Promise<Response> {
  const {pathname: address} = new URL(request.url)
  const rendition = parseRendition(address)
  if (rendition?.kind !== 'picture') return notFound()
  const {path} = rendition
  if (!(await routeTable()).pages.has(path)) return notFound()
  const rendered = kept.get(address)
  if (rendered !== undefined) return png(rendered)
  const page = await readRenditions(path)
  if (page === null) return serviceUnavailable()
  const {picture} = page
  if (picture === null) return notFound()
  if (picture.address !== address) return leadTo(picture.address)
  return png(await kept.forceFetch(address, {context: picture}))
}

/** Another picture has another address. */
const png = (bytes: Uint8Array<ArrayBuffer>): Response =>
  new Response(bytes, {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })

const leadTo = (address: string): Response =>
  new Response(null, {status: 307, headers: {location: address, 'cache-control': 'no-store'}})
