/** Removes accents, apostrophes and case, so that words can be compared. */
export function normalizeWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}’'ʼ`]/gu, '')
    .toLowerCase()
}

/** Splits a text into normalized words. */
export function splitWords(text: string): string[] {
  return normalizeWords(text)
    .split(/[\n\r\p{Z}\p{P}]+/u)
    .filter((word) => word !== '')
}
