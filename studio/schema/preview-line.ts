/**
 * Joins the subtitle of a document in a list.
 *
 * @param parts - anything but a non-empty text is left out
 */
export function previewLine(...parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')
}

export function reviewLine(reviewedOn: unknown): string {
  return typeof reviewedOn === 'string' ? `reviewed on ${reviewedOn}` : 'not reviewed'
}
