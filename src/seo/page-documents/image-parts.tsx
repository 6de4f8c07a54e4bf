import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {ImageResponse} from 'next/og'
import type {ReactElement} from 'react'
import {constant, dark, light} from '#theme/tokens.ts'

/**
 * Besley 5.3.0 at weight 500 (`fonts-license.txt`) without kerning: the renderer measures words without it, but draws
 * them with it, which leaves gaps.
 */
const fontFile = join(process.cwd(), 'src/theme/besley.woff')

/** Longer text would be unreadable in a small image. */
const maxLetters = 200

/** Characters outside the font. The renderer would request fonts or emoji for them from third parties. */
const unknownSigns = /[^ -~\u00a0-\u017f–—‘’‚“”„•…€]+/gu

export const imageFontFamily = 'Besley'

/** Renders elements as PNG. */
export async function renderPng(image: ReactElement, size: {width: number; height: number}) {
  const fonts = [{name: imageFontFamily, data: await readFile(fontFile), weight: 500 as const}]
  return new Uint8Array(await new ImageResponse(image, {...size, fonts}).arrayBuffer())
}

/** Logo, always lit (DES-2), for a dark or a light ground. */
export function ImageMark({night = true}: {night?: boolean}) {
  const frame = night ? constant['on-night'] : light.ink
  return (
    <svg height="56" viewBox="4 2 40 46" width="49">
      <path d="M6 46V22a18 18 0 0 1 36 0v24Z" fill={frame} />
      <path d="M11 22a13 13 0 0 1 26 0Z" fill={light.lamp} />
      <path d="M24 22V9m0 13-9.2-9.2M24 22l9.2-9.2" fill="none" stroke={frame} strokeWidth="2.1" />
      <path d="M19.4 22a4.6 4.6 0 0 1 9.2 0Z" fill={frame} />
      <path d="M11 26h26v20H11Z" fill={night ? dark['logo-door'] : light['logo-door']} />
      <circle cx="32.4" cy="36.4" fill={light.lamp} r="1.9" />
    </svg>
  )
}

/** Removes unsupported characters and truncates. */
export function fitText(text: string): string {
  const known = text
    .replace(/[\u2010\u2011]/g, '-')
    .replace(unknownSigns, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return known.length > maxLetters ? `${known.slice(0, maxLetters - 1).trimEnd()}…` : known
}
