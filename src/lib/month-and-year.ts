const format = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'})

/** Formats `2025-09-01` as `September 2025`. */
export function formatMonthAndYear(date: string): string {
  return format.format(new Date(date))
}
