/**
 * Joins the subtitle of a document in a list.
 *
 * @param parts - values other than non-empty text are left out
 */
export function previewLine(...parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')
}

export function reviewLine(reviewedOn: unknown): string {
  return typeof reviewedOn === 'string' ? `reviewed on ${reviewedOn}` : 'not reviewed'
}
