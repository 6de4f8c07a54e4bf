import {createHash} from 'node:crypto'
import {type ShareArt, shareImagePath} from '#shared/page-documents.ts'

/** Image size that social networks expect, in pixels. */
export const shareImageSize = {width: 1200, height: 630} as const

/** Version of the design. Increment it to invalidate cached images. */
const layout = 1

export interface ShareContent {
  path: string
  art: ShareArt
  headline: string
  brand: string
}

/** Returns the path of a page's share image, which changes with its content to invalidate caches. */
export function versionedShareImagePath({path, art, headline, brand}: ShareContent): string {
  const shown = JSON.stringify([layout, art, headline, brand])
  const version = createHash('sha256').update(shown).digest('hex').slice(0, 8)
  return shareImagePath({path, art, version})
}
