const format = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'})

/**
 * Writes a date as visitors read it.
 *
 * @param date - a day, such as `2025-09-01`
 * @returns month and year, such as `September 2025`
 */
export function monthAndYear(date: string): string {
  return format.format(new Date(date))
}
