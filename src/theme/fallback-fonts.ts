const times = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif']
const noto = ['Noto Serif', 'NotoSerif-Regular']
const arial = ['Arial', 'ArialMT', 'Liberation Sans']
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']
const roboto = ['Roboto', 'Roboto-Regular']

/**
 * System fonts with the metrics of a web font, shown until that loads: family, local names, weights, and in per cent
 * size, ascent and descent (https://drafts.csswg.org/css-fonts-5/#font-metrics-override-desc).
 *
 * Measured at the weights in use (Besley 470, Atkinson Hyperlegible 400 and 680), then tuned for the least layout
 * shift on 18 pages at 390 and 1440 px (`movement.spec.ts`). `next/font` measures Besley at 400 and knows neither
 * bold text nor the fonts of Android and Linux.
 */
const fallbackFonts = [
  ['serif-a', times, '400 900', 125.5, 99.6, 33.8],
  ['serif-b', noto, '400 900', 106, 118, 40.1],
  ['sans-a', arial, '200 599', 98.5, 99.9, 32.1],
  ['sans-a', arialBold, '600 800', 98.2, 100.3, 32.2],
  ['sans-b', roboto, '200 800', 98.7, 99.7, 32],
] as const

/** `@font-face` rules of the fallback fonts, which avoid layout shift when the web fonts load. */
export const fallbackFontFaces = fallbackFonts
  .map(
    ([family, local, weight, size, ascent, descent]) =>
      `@font-face{font-family:${family};src:${local.map((name) => `local('${name}')`).join()};` +
      `font-weight:${weight};size-adjust:${size}%;ascent-override:${ascent}%;` +
      `descent-override:${descent}%;line-gap-override:0%}`,
  )
  .join('')
