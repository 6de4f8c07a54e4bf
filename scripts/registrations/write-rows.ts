import {once} from 'node:events'
import type {Writable} from 'node:stream'
import {type ExportedRow, exportedColumns} from '#registrations/store/read-rows.ts'

/** Streams rows as CSV with a header or as one JSON object a line, at the pace of the reader. */
export async function writeRows(
  rows: AsyncIterable<ExportedRow>,
  list: keyof typeof exportedColumns,
  format: 'csv' | 'ndjson',
  output: Writable,
): Promise<void> {
  const names = exportedColumns[list]
  const write = async (text: string) => {
    if (!output.write(text)) await once(output, 'drain')
  }
  if (format === 'csv') await write(byteOrderMark + csvRecord(names))
  for await (const row of rows) {
    const record = Object.fromEntries(names.map((name) => [name, row[name] ?? '']))
    await write(format === 'csv' ? csvRecord(Object.values(record)) : `${JSON.stringify(record)}\n`)
  }
}

/** Without it, Excel reads UTF-8 as the computer's older encoding. */
export const byteOrderMark = '\ufeff'

/** Values that a spreadsheet would run as a formula (OWASP, CSV injection), also in full width. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/
/** Telephone numbers that would lose their zero, or digits beyond those of a number. */
const changedNumber = /^(?:0\d+|\d{12,})$/

/** Formats a record as CSV (RFC 4180), with an apostrophe before what a spreadsheet would run or change. */
export function csvRecord(values: readonly string[]): string {
  return `${values.map(csvField).join(',')}\r\n`
}

function csvField(value: string): string {
  const harmless = formula.test(value) || changedNumber.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
