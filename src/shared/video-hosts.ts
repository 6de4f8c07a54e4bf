/**
 * The companies whose videos can stand on a page, as a browser names them in `frame-src`. The policy of a page is the
 * one of the page a visitor came in by, whichever page follows, so it cannot depend on what a page shows (decision 52).
 */
export const videoOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
] as const

/**
 * Says whether a page may show the video of an address.
 *
 * @param address - as an editor wrote it
 */
export function isEmbeddable(address: string): boolean {
  const origin = URL.parse(address)?.origin
  return videoOrigins.some((allowed) => allowed === origin)
}
