import {doorOfArt, type ShareArt} from '#shared/page-documents.ts'
import {shareImageSize} from '#seo/share-image-path.ts'
import {fitText, ImageMark, imageFontFamily, renderPng} from '#seo/page-documents/image-parts.tsx'
import {constant} from '#theme/tokens.ts'
import {artSize, renderArt} from './art.ts'

export interface ShareImageContent {
  headline: string
  brand: string
  art: ShareArt
}

/** Font sizes in pixels by length of the headline. */
const sizes = [
  {letters: 18, size: 104},
  {letters: 28, size: 92},
  {letters: 45, size: 80},
  {letters: 70, size: 68},
  {letters: 100, size: 58},
  {letters: 140, size: 48},
] as const
const smallest = 40
/** Upper bound of the average character width, relative to the font size. */
const letterWidth = 0.56
const padding = {left: 64, right: 48}
const columnWidth = shareImageSize.width - artSize.width - padding.left - padding.right
/** Renders a page's share image: its headline next to the house or its service's door at night (SEO-6). */
export async function renderShareImage({
  headline,
  brand,
  art,
}: ShareImageContent): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await renderArt(art)
  const door = doorOfArt(art).door
  const text = fitText(headline)
  return await renderPng(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        fontFamily: imageFontFamily,
        color: constant['on-night'],
        background: door === null ? constant['night-ground'] : constant[`${door}-panel`],
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: shareImageSize.width - artSize.width,
          padding: `64px ${padding.right}px 56px ${padding.left}px`,
        }}
      >
        <div
          style={{
            display: 'flex',
            fontSize: sizeOf(text),
            lineHeight: 1.12,
            letterSpacing: '-0.02em',
          }}
        >
          {text}
        </div>
        <div style={{display: 'flex', alignItems: 'center', gap: 20, fontSize: 40}}>
          <ImageMark />
          {fitText(brand)}
        </div>
      </div>
      <img
        alt=""
        height={artSize.height}
        src={`data:image/png;base64,${picture.toString('base64')}`}
        width={artSize.width}
      />
    </div>,
    shareImageSize,
  )
}

/** Largest size at which the text and its longest word fit. */
function sizeOf(headline: string): number {
  const longest = Math.max(...headline.split(' ').map((word) => word.length))
  const whole = sizes.find(({letters}) => headline.length <= letters)?.size ?? smallest
  return Math.min(whole, Math.floor(columnWidth / (longest * letterWidth)))
}
