import {once} from 'node:events'
import type {Writable} from 'node:stream'
import type {ExportedRow} from '#registrations/store/read-rows.ts'
import {csvRecord} from './csv.ts'

/** The columns of each list, in the order of the file. */
export const columns = {
  export: [
    'id',
    'createdAt',
    'firstName',
    'lastName',
    'email',
    'role',
    'wantsNewsletter',
    'newsletterConfirmedAt',
    'source',
    'yearsExperience',
    'area',
    'forWhom',
  ],
  messages: ['id', 'createdAt', 'firstName', 'lastName', 'email', 'phone', 'message'],
} as const

/**
 * Writes rows as they come, as fast as the reader takes them: any number of rows in little memory.
 *
 * @param rows - to write
 * @param list - which list they are
 * @param format - CSV with a header, or one JSON object a line
 * @param output - usually standard output
 */
export async function writeRows(
  rows: AsyncIterable<ExportedRow>,
  list: keyof typeof columns,
  format: 'csv' | 'ndjson',
  output: Writable,
): Promise<void> {
  const names = columns[list]
  const write = async (text: string) => {
    if (!output.write(text)) await once(output, 'drain')
  }
  if (format === 'csv') await write(csvRecord(names))
  for await (const row of rows) {
    const values = names.map((name) => row[name] ?? '')
    if (format === 'csv') await write(csvRecord(values))
    else {
      await write(
        `${JSON.stringify(Object.fromEntries(names.map((name, index) => [name, values[index]])))}\n`,
      )
    }
  }
}
