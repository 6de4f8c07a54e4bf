/**
 * Finds the addresses of images and files in a page: in attributes and in React's data.
 *
 * @param html - of a page
 * @returns every address of the optimizer or below `/media`, as often as it occurs
 */
export function mediaAddresses(html: string): string[] {
  const text = html.replaceAll('&amp;', '&').replaceAll('\\u0026', '&')
  return text.match(/(?:\/_next\/image\?|\/media\/files\/)[^\s"'\\<>()]+/g) ?? []
}
