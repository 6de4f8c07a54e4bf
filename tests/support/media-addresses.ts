/** Finds the URLs of optimised images and files in a page, in attributes and in React's data, with duplicates. */
export function mediaAddresses(html: string): string[] {
  const text = html.replaceAll('&amp;', '&').replaceAll('\\u0026', '&')
  return text.match(/(?:\/_next\/image\?|\/media\/files\/)[^\s"'\\<>()]+/g) ?? []
}
