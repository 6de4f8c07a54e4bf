/**
 * Joins the subtitle of a document in a list.
 *
 * @param parts - values other than non-empty text are left out
 */
export function previewLine(...parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')
}

/** Formats a day such as 2026-11-28 as 28 November 2026. */
export const dayLine = (day: unknown): string | undefined =>
  typeof day === 'string'
    ? new Date(day).toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'})
    : undefined

export function reviewLine(reviewedOn: unknown): string {
  const day = dayLine(reviewedOn)
  return day === undefined ? 'not reviewed' : `reviewed on ${day}`
}
