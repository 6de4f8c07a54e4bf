/** What a spreadsheet would take for a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/

/**
 * Writes one record as RFC 4180 asks: quoted where needed, ended by CR LF. A value that a spreadsheet would run gets
 * an apostrophe in front, which spreadsheets do not show.
 *
 * @param values - of the record, in order
 */
export function csvRecord(values: readonly string[]): string {
  return `${values.map(csvField).join(',')}\r\n`
}

function csvField(value: string): string {
  const harmless = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
