import 'server-only'
import {LRUCache} from 'lru-cache'
import {renderingConfiguration} from '#config/environment.server.ts'
import {knownPaths} from '#content/known-paths.server.ts'
import {readPage} from '#content/read-page.server.ts'
import {notFound, tryAgain} from '#http/small-answers.ts'
import {parseRendition} from '#model/renditions.ts'
import {type PageDocument, parsePage} from './page-document.ts'
import {renderSharePicture} from './share-picture/share-picture.tsx'

/** Enough for all pages of today; one is about 100 KB, and rendered again in about 0.1 s. */
const maxBytes = 16 * 1024 * 1024
const kept = new LRUCache<string, Uint8Array<ArrayBuffer>, RenderContext>({
  maxSize: maxBytes,
  sizeCalculation: ({byteLength}) => byteLength,
  fetchMethod: (_address, _stale, {context}) => context(),
})

type RenderContext = () => Promise<Uint8Array<ArrayBuffer>>

/**
 * Answers with the picture that a page is shared with (SEO-6). What it shows is read from the page's HTML, which names
 * the picture: nothing of it comes from the visitor, and there are never more pictures than pages. It is rendered when
 * it is asked for first, by one of those who ask at once.
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
  if (!(await knownPaths()).pages.has(path)) return notFound()
  const html = await readPage(path)
  if (html === null) return tryAgain()
  const picture = announcedPicture(parsePage(html))
  if (picture === null) return notFound()
  if (picture.address !== address) return leadTo(picture.address)
  const {headline, brand, art} = picture
  const png = await kept.forceFetch(address, {
    context: () => renderSharePicture({headline, brand, art}),
  })
  return new Response(png, {
    headers: {
      'content-type': 'image/png',
      // Another picture has another address.
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}

/** The picture that is made of the page's headline, if the page has one of those. */
function announcedPicture({picture}: PageDocument) {
  if (picture === null) return null
  const {pathname: address} = new URL(picture.address, renderingConfiguration().site.publicOrigin)
  const rendition = parseRendition(address)
  return rendition?.kind === 'picture' ? {...picture, address, art: rendition.art} : null
}

const leadTo = (address: string): Response =>
  new Response(null, {status: 307, headers: {location: address, 'cache-control': 'no-store'}})
