import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {dataFolder} from './addresses.ts'

/** The tables that store e-mail addresses. */
export type PersonalTable = 'registration' | 'message' | 'consent' | 'outbox' | 'requestLog'

export type StoredRow = Readonly<Record<string, unknown>>

/** The database of the site under test. */
const siteDatabase = join(import.meta.dirname, '..', '..', dataFolder, 'site.db')

/**
 * Reads the rows of an address from the database file.
 *
 * @param email - in lower case
 * @returns the rows, oldest first
 */
export function storedRows(table: PersonalTable, email: string, file = siteDatabase): StoredRow[] {
  return read(`select * from ${table} where emailKey = ? order by rowid`, email, file)
}

/** Reads the notes about the hash of an address (LAW-3). */
export function storedNotes(hash: string): StoredRow[] {
  return read('select * from suppression where hash = ?', hash, siteDatabase)
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

/** The fields of a stored registration that the tests read. */
export interface StoredRegistration {
  firstName: string
  lastName: string
  email: string
  role: string
  wantsNewsletter: number
  source: string
  yearsExperience: string | null
}

/** Returns the stored registrations of an address in lower case. */
export function storedRegistrations(email: string): StoredRegistration[] {
  // A person wants news when a consent is requested or given, and not withdrawn.
  const wishes = storedRows('consent', email).filter((row) => row['withdrawnAt'] === null)
  return storedRows('registration', email).map((row) => ({
    firstName: String(row['firstName']),
    lastName: String(row['lastName']),
    email: String(row['email']),
    role: String(row['role']),
    wantsNewsletter: wishes.length,
    source: String(row['source']),
    yearsExperience: typeof row['yearsExperience'] === 'string' ? row['yearsExperience'] : null,
  }))
}

/** The fields of a stored message that the tests read. */
export interface StoredMessage {
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
}

/** Returns the stored messages from an address in lower case. */
export function storedMessages(email: string): StoredMessage[] {
  return storedRows('message', email).map((row) => ({
    firstName: String(row['firstName']),
    lastName: String(row['lastName']),
    email: String(row['email']),
    phone: String(row['phone']),
    message: String(row['message']),
  }))
}
