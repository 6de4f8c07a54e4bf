import localFont from 'next/font/local'

// `fallback-fonts.ts` has the fallback fonts.

export const besley = localFont({
  src: '../../node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  weight: '400 900',
  variable: '--font-serif',
  adjustFontFallback: false,
  display: 'swap',
})

/** Atkinson Hyperlegible Next 5.3.0 (`fonts-license.txt`) with a zero without its slash, which looks wrong in prices. */
export const atkinson = localFont({
  src: './atkinson.woff2',
  weight: '200 800',
  variable: '--font-sans',
  adjustFontFallback: false,
  display: 'swap',
})

/**
 * The greetings of the first content, and the names of the emergency card's languages: those in Latin from Atkinson
 * Hyperlegible Next, others from Noto Sans (https://fonts.google.com/noto). `fonts-license.txt` has the licence, `typeface-range.ts` the characters.
 */
export const greetings = localFont({
  src: './greetings.woff2',
  weight: '400',
  variable: '--font-greetings',
  adjustFontFallback: false,
  display: 'swap',
  preload: false,
})
