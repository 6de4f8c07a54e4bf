import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {ImageResponse} from 'next/og'
import {doorOfArt, type ShareArt} from '#shared/page-documents.ts'
import {shareImageSize} from '#seo/share-image-path.ts'
import {constant, light} from '#theme/tokens.ts'
import {artSize, renderArt} from './art.ts'

export interface ShareImageContent {
  headline: string
  brand: string
  art: ShareArt
}

const fontFolder = join(process.cwd(), 'node_modules/@fontsource/besley/files')
/** The renderer falls back to the second file for characters that the first lacks. */
const fontFiles = {
  Besley: 'besley-latin-500-normal.woff',
  'Besley Extended': 'besley-latin-ext-500-normal.woff',
} as const

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
/** Longer text would be unreadable in a small image. */
const maxLetters = 200

/** Characters outside the fonts. The renderer would request fonts or emoji for them from third parties. */
const unknownSigns = /[^ -~\u00a0-\u017f–—‘’‚“”„•…€]+/gu

/** Renders a page's share image: its headline next to the house or its service's door at night (SEO-6). */
export async function renderShareImage({
  headline,
  brand,
  art,
}: ShareImageContent): Promise<Uint8Array<ArrayBuffer>> {
  const [picture, ...files] = await Promise.all([
    renderArt(art),
    ...Object.values(fontFiles).map((file) => readFile(join(fontFolder, file))),
  ])
  const door = doorOfArt(art).door
  const text = fitText(headline)
  const response = new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        fontFamily: Object.keys(fontFiles).join(', '),
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
          <Mark />
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
    {
      ...shareImageSize,
      fonts: Object.keys(fontFiles).flatMap((name, index) => {
        const data = files[index]
        return data === undefined ? [] : [{name, data, weight: 500 as const}]
      }),
    },
  )
  return new Uint8Array(await response.arrayBuffer())
}

/** Logo, always lit (DES-2). */
function Mark() {
  return (
    <svg height="56" viewBox="4 2 40 46" width="49">
      <path d="M6 46V22a18 18 0 0 1 36 0v24Z" fill={constant['on-night']} />
      <path d="M11 22a13 13 0 0 1 26 0Z" fill={light.lamp} />
      <path
        d="M24 22V9m0 13-9.2-9.2M24 22l9.2-9.2"
        fill="none"
        stroke={constant['on-night']}
        strokeWidth="2.1"
      />
      <path d="M19.4 22a4.6 4.6 0 0 1 9.2 0Z" fill={constant['on-night']} />
      <path d="M11 26h26v20H11Z" fill={constant['logo-door-night']} />
      <circle cx="32.4" cy="36.4" fill={light.lamp} r="1.9" />
    </svg>
  )
}

/** Removes unsupported characters and truncates. */
function fitText(text: string): string {
  const known = text
    .replace(/[\u2010\u2011]/g, '-')
    .replace(unknownSigns, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return known.length > maxLetters ? `${known.slice(0, maxLetters - 1).trimEnd()}…` : known
}

/** Largest size at which the text and its longest word fit. */
function sizeOf(headline: string): number {
  const longest = Math.max(...headline.split(' ').map((word) => word.length))
  const whole = sizes.find(({letters}) => headline.length <= letters)?.size ?? smallest
  return Math.min(whole, Math.floor(columnWidth / (longest * letterWidth)))
}
