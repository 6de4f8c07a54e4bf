/**
 * Turns what an editor typed into the path of a page. Slashes stay, so that `/providers/gp` can be written;
 * accents go, and every other run of signs becomes one hyphen.
 *
 * @param text - the title of the page, or a path that the editor typed
 */
export function pathFromTitle(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''))
    .filter((part) => part !== '')
  return `/${words.join('/')}`
}
