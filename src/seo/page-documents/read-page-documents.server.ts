import 'server-only'
import {createHash} from 'node:crypto'
import {LRUCache} from 'lru-cache'
import {renderingConfiguration} from '#config/environment.server.ts'
import {readPage} from '#content/client/read-page.server.ts'
import {parsePageDocumentPath, type ShareArt} from '#shared/page-documents.ts'
import {type ParsedPage, parsePage} from './parsed-page.ts'
import {pageMarkdown} from './page-markdown.ts'

/** Documents derived from a page's HTML. */
export interface PageDocuments {
  /** Hash of the HTML. */
  digest: string
  isListed: boolean
  markdown: string
  /** Card of a place on the waitlist, of which there is a picture. */
  card: ParsedPage['card']
  /** Generated share image; null when an editor chose another. */
  picture: {address: string; headline: string; brand: string; art: ShareArt} | null
}

/** Roughly the number of pages; an entry takes a few kilobytes, and milliseconds to recreate. */
const cache = new LRUCache<string, PageDocuments>({max: 500})

/** Derives documents from a page's cached HTML, without queries; null when the page can't be rendered. */
export async function readPageDocuments(path: string): Promise<PageDocuments | null> {
  const html = await readPage(path)
  if (html === null) return null
  const digest = createHash('sha256').update(html).digest('base64url')
  const cached = cache.get(path)
  if (cached?.digest === digest) return cached
  const {publicOrigin} = renderingConfiguration().site
  const page = parsePage(html)
  const documents = {
    digest,
    isListed: page.isListed,
    card: page.card,
    picture: ownPicture(page, publicOrigin),
    markdown: pageMarkdown(page, publicOrigin + path),
  }
  cache.set(path, documents)
  return documents
}

function ownPicture({picture}: ParsedPage, origin: string): PageDocuments['picture'] {
  if (picture === null) return null
  const {pathname: address} = new URL(picture.address, origin)
  const rendition = parsePageDocumentPath(address)
  return rendition?.kind === 'picture' ? {...picture, address, art: rendition.art} : null
}
