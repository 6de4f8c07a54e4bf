/** Formats `2026-11-20` as `20 November 2026`. */
export function formatLongDate(date: string): string {
  return new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(date),
  )
}
