/** Formats `2026-11-20` as `20 November 2026`. */
export function formatLongDate(date: string): string {
  return new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(date),
  )
}

const format = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'})

/** Formats `2025-09-01` as `September 2025`. */
export function formatMonthAndYear(date: string): string {
  return format.format(new Date(date))
}
