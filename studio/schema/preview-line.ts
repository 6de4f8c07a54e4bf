/**
 * Joins what a list of the Studio says under the name of a document.
 *
 * @param parts - texts of the document and states it is in; whatever is no text is left out
 */
export function previewLine(...parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')
}

/**
 * Says in a list when a document was read last by who answers for it.
 *
 * @param reviewedOn - the day, as the document has it
 */
export function reviewLine(reviewedOn: unknown): string {
  return typeof reviewedOn === 'string' ? `reviewed on ${reviewedOn}` : 'not reviewed'
}
