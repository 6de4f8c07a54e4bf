/**
 * Finds the addresses of pictures and files in a page: in attributes and in what is sent for the browser's React.
 *
 * @param html - of a page
 * @returns every address below `/media`, as often as it stands there
 */
export function mediaAddresses(html: string): string[] {
  const text = html.replaceAll('&amp;', '&').replaceAll('\\u0026', '&')
  return text.match(/\/media\/(images|files)\/[^\s"'\\<>()]+/g) ?? []
}
