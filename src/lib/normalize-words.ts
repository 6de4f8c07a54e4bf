/** Removes accents, apostrophes and case, so that words can be compared. */
export function normalizeWords(text: string): string {
  return (
    text
      // Before normalization, which makes a space of the acute accent that some phones type.
      .replace(/[’‘'´`ʼʻ′＇]/gu, '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
  )
}

/** Splits a text into normalized words. Initials and a first letter with a hyphen are one: "G.P.", "A&E", "e-mail". */
export function splitWords(text: string): string[] {
  return normalizeWords(text)
    .replace(/(?<![\p{L}\p{N}])(\p{L})[.&-](?=\p{L})/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
