import 'server-only'
import {createHash} from 'node:crypto'
import {LRUCache} from 'lru-cache'
import {renderingConfiguration} from '#config/environment.server.ts'
import {readPage} from '#content/client/read-page.server.ts'
import {parseRendition, type ShareArt} from '#shared/page-documents.ts'
import {type PageDocument, parsePage} from './page-document.ts'
import {pageMarkdown} from './page-markdown.ts'

/** What is made of a page's HTML. */
export interface PageRenditions {
  /** Of the HTML: it changes with whatever is made of it. */
  digest: string
  isListed: boolean
  markdown: string
  /** The picture of its headline; null where an editor has chosen another. */
  picture: {address: string; headline: string; brand: string; art: ShareArt} | null
}

/** About as many as there are pages; each is some kilobytes, and made again in some milliseconds. */
const kept = new LRUCache<string, PageRenditions>({max: 500})

/**
 * Makes a page's other forms of the HTML that visitors get: they cost no query, are as fresh as the page, and are not
 * made again while the HTML is the same.
 *
 * @param path - of a page that is known
 * @returns null when the page itself does not come
 */
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
