import 'server-only'
import {createHash} from 'node:crypto'
import {LRUCache} from 'lru-cache'
import {renderingConfiguration} from '#config/environment.server.ts'
import {readPage} from '#content/client/read-page.server.ts'
import {parseRendition, type ShareArt} from '#shared/page-documents.ts'
import {type PageDocument, parsePage} from './page-document.ts'
import {pageMarkdown} from './page-markdown.ts'

/** Documents derived from a page's HTML. */
export interface PageRenditions {
  /** Hash of the HTML. */
  digest: string
  isListed: boolean
  markdown: string
  /** Generated share image; null when an editor chose another. */
  picture: {address: string; headline: string; brand: string; art: ShareArt} | null
}

/** Roughly the number of pages; an entry takes a few kilobytes, and milliseconds to recreate. */
const kept = new LRUCache<string, PageRenditions>({max: 500})

/** Derives documents from a page's cached HTML, without queries; null when the page can't be rendered. */
export async function readRenditions(path: string): Promise<PageRenditions | null> {
  const html = await readPage(path)
  if (html === null) return null
  const digest = createHash('sha256').update(html).digest('base64url')
  const known = kept.get(path)
  if (known?.digest === digest) return known
  const {publicOrigin} = renderingConfiguration().site
  const page = parsePage(html)
  const made = {
    digest,
    isListed: page.isListed,
    picture: ownPicture(page, publicOrigin),
    markdown: pageMarkdown(page, publicOrigin + path),
  }
  kept.set(path, made)
  return made
}

function ownPicture({picture}: PageDocument, origin: string): PageRenditions['picture'] {
  if (picture === null) return null
  const {pathname: address} = new URL(picture.address, origin)
  const rendition = parseRendition(address)
  return rendition?.kind === 'picture' ? {...picture, address, art: rendition.art} : null
}
