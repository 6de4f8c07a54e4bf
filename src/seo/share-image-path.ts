import {createHash} from 'node:crypto'
import {type ShareArt, sharePictureAddress} from '#shared/page-documents.ts'

/** How large a shared picture is, in pixels, as the networks ask for it. */
export const shareSize = {width: 1200, height: 630} as const

/** Raised when the drawing changes, so that nobody keeps the old one. */
const layout = 1

/** What a share picture shows. */
export interface ShareContent {
  path: string
  art: ShareArt
  headline: string
  brand: string
}

/**
 * Names the picture of a page. Another headline, brand, art or layout is another address: caches follow by themselves.
 *
 * @param content - what it shows, without marks of the Studio
 * @returns a path, see `sharePictureAddress`
 */
export function shareAddressOf({path, art, headline, brand}: ShareContent): string {
  const shown = JSON.stringify([layout, art, headline, brand])
  const version = createHash('sha256').update(shown).digest('hex').slice(0, 8)
  return sharePictureAddress({path, art, version})
}
