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
