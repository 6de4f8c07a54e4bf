/** System font with the metrics of a web font, shown until that loads. */
interface FallbackFont {
  family: string
  /** Local names of fonts with the same metrics. */
  local: readonly string[]
  weight: string
  /** Metric overrides in per cent (https://drafts.csswg.org/css-fonts-5/#font-metrics-override-desc). */
  size: number
  ascent: number
  descent: number
}

const times = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif']
const arial = ['Arial', 'ArialMT', 'Liberation Sans']
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']

/**
 * Measured at the weights in use (Besley 470, Atkinson Hyperlegible 400 and 680), then tuned for the least layout
 * shift on 18 pages at 390 and 1440 px (`movement.spec.ts`). `next/font` measures Besley at 400 and knows neither
 * bold text nor the fonts of Android and Linux.
 */
const fallbackFonts: readonly FallbackFont[] = [
  {family: 'serif-a', local: times, weight: '400 900', size: 125.5, ascent: 99.6, descent: 33.8},
  {
    family: 'serif-b',
    local: ['Noto Serif', 'NotoSerif-Regular'],
    weight: '400 900',
    size: 106,
    ascent: 118,
    descent: 40.1,
  },
  {family: 'sans-a', local: arial, weight: '200 599', size: 98.5, ascent: 99.9, descent: 32.1},
  {family: 'sans-a', local: arialBold, weight: '600 800', size: 98.2, ascent: 100.3, descent: 32.2},
  {
    family: 'sans-b',
    local: ['Roboto', 'Roboto-Regular'],
    weight: '200 800',
    size: 98.7,
    ascent: 99.7,
    descent: 32,
  },
]

/** `@font-face` rules of the fallback fonts, which avoid layout shift when the web fonts load. */
export const fallbackFontFaces = fallbackFonts
  .map(
    ({family, local, weight, size, ascent, descent}) =>
      `@font-face{font-family:${family};src:${local.map((name) => `local('${name}')`).join()};` +
      `font-weight:${weight};size-adjust:${size}%;ascent-override:${ascent}%;` +
      `descent-override:${descent}%;line-gap-override:0%}`,
  )
  .join('')
