/**
 * Converts a title or a typed path to the path of a page. Keeps slashes, removes accents and turns other characters
 * into hyphens.
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
