/** A typeface of the device that stands in for one of ours until it has come, as wide and as high as that. */
interface StandIn {
  family: string
  /** Names of fonts with the same measures, as devices know them. */
  local: readonly string[]
  /** For which weights. */
  weight: string
  /** Shares of its own measures, in percent (https://drafts.csswg.org/css-fonts-5/#font-metrics-override-desc). */
  size: number
  ascent: number
  descent: number
}

const times = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif']
const arial = ['Arial', 'ArialMT', 'Liberation Sans']
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']

/**
 * Measured at the weights that the site sets, Besley at 470, Atkinson Hyperlegible at 400 and 680, and then for least
 * movement on 18 pages at 390 and 1440 px (`movement.spec.ts`). `next/font` measures Besley at 400 and knows neither
 * bold text nor the fonts of Android and Linux.
 */
const standIns: readonly StandIn[] = [
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

/** The `@font-face` rules of what stands in for our typefaces: nothing moves when those come. */
export const standInFaces = standIns
  .map(
    ({family, local, weight, size, ascent, descent}) =>
      `@font-face{font-family:${family};src:${local.map((name) => `local('${name}')`).join()};` +
      `font-weight:${weight};size-adjust:${size}%;ascent-override:${ascent}%;` +
      `descent-override:${descent}%;line-gap-override:0%}`,
  )
  .join('')
