/** Removes accents, apostrophes and case, so that words can be compared. */
export function normalizeWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}’'ʼ`]/gu, '')
    .toLowerCase()
}
