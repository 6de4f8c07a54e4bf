import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {dataFolder} from './addresses.ts'

/** The tables that store e-mail addresses. */
export type PersonalTable = 'registration' | 'message' | 'consent' | 'outbox' | 'requestLog'

export type StoredRow = Readonly<Record<string, unknown>>

/** The database of the site under test. */
const ofVisitors = join(import.meta.dirname, '..', '..', dataFolder, 'site.db')

/**
 * Reads the rows of an address from the database file.
 *
 * @param email - in lower case
 * @returns the rows, oldest first
 */
export function storedRows(table: PersonalTable, email: string, file = ofVisitors): StoredRow[] {
  return read(`select * from ${table} where emailKey = ? order by rowid`, email, file)
}

/** Reads the notes about the hash of an address (LAW-3). */
export function storedNotes(hash: string): StoredRow[] {
  return read('select * from suppression where hash = ?', hash, ofVisitors)
}

function read(query: string, value: string, file: string): StoredRow[] {
  // Another process locks the file while it opens or closes it.
  const database = new DatabaseSync(file, {readOnly: true, timeout: 5000})
  try {
    return database.prepare(query).all(value)
  } finally {
    database.close()
  }
}
