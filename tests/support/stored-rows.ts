import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {dataFolder} from './addresses.ts'

/** The tables that know people by their address. */
export type PersonalTable = 'registration' | 'message' | 'consent' | 'outbox' | 'requestLog'

/** A row as the database file has it. */
export type StoredRow = Readonly<Record<string, unknown>>

/** Of the site of visitors. */
const ofVisitors = join(import.meta.dirname, '..', '..', dataFolder, 'site.db')

/**
 * Reads what the site stored about an address, past the site, from the database file itself.
 *
 * @param table - one of the tables
 * @param email - in lower case
 * @param file - the database of another site
 * @returns the rows, oldest first
 */
export function storedRows(table: PersonalTable, email: string, file = ofVisitors): StoredRow[] {
  return read(`select * from ${table} where emailKey = ? order by rowid`, email, file)
}

/**
 * Reads the coded notes about an address (LAW-3).
 *
 * @param hash - the coded address
 */
export function storedNotes(hash: string): StoredRow[] {
  return read('select * from suppression where hash = ?', hash, ofVisitors)
}

function read(query: string, value: string, file: string): StoredRow[] {
  // Whoever opens or closes the file has it alone for a moment.
  const database = new DatabaseSync(file, {readOnly: true, timeout: 5000})
  try {
    return database.prepare(query).all(value)
  } finally {
    database.close()
  }
}
