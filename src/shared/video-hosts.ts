/** Origins of embedded videos. The first page's policy applies to all later ones, so it lists all (decision 52). */
export const videoOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
] as const

export function isEmbeddable(address: string): boolean {
  const origin = URL.parse(address)?.origin
  return videoOrigins.some((allowed) => allowed === origin)
}
