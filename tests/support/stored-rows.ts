import {join} from 'node:path'
import {DatabaseSync, type SQLOutputValue} from 'node:sqlite'
import {dataFolder} from './addresses'

/**
 * Reads rows past the site, from the database file itself.
 *
 * @param query - SQL with one `?`
 * @param parameter - for the `?`
 */
export function storedRows(query: string, parameter: string): Record<string, SQLOutputValue>[] {
  const file = join(import.meta.dirname, '..', '..', dataFolder, 'site.db')
  const database = new DatabaseSync(file, {readOnly: true})
  try {
    return database.prepare(query).all(parameter)
  } finally {
    database.close()
  }
}
