/**
 * Joins what a list of the Studio says under the name of a document.
 *
 * @param parts - texts of the document and states it is in; whatever is no text is left out
 */
export function previewLine(...parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')
}
