/**
 * Makes words comparable: without accents, apostrophes and capitals.
 *
 * @param text - as somebody wrote it
 */
export function normalizeWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}’'ʼ`]/gu, '')
    .toLowerCase()
}
