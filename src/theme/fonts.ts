import localFont from 'next/font/local'

// `fallback-fonts.ts` has the fallback fonts.

export const besley = localFont({
  src: '../../node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  weight: '400 900',
  variable: '--font-serif',
  adjustFontFallback: false,
  display: 'swap',
})

export const atkinson = localFont({
  src: '../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-sans',
  adjustFontFallback: false,
  display: 'swap',
})

/**
 * The greetings of the first content in Arabic, Chinese, Gujarati, Hindi, Japanese and Tamil. Subset of Noto Sans
 * (https://fonts.google.com/noto), under `greetings-license.txt`. `typeface-range.ts` lists its characters.
 */
export const greetings = localFont({
  src: './greetings.woff2',
  weight: '400',
  variable: '--font-greetings',
  adjustFontFallback: false,
  display: 'swap',
  preload: false,
})
