import {storedRows} from './stored-rows.ts'

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

/**
 * Returns the stored registrations of an address.
 *
 * @param email - in lower case
 * @param file - the database, by default of the site under test
 */
export function storedRegistrations(email: string, file?: string): StoredRegistration[] {
  // A person wants news when a consent is requested or given, and not withdrawn.
  const wishes = storedRows('consent', email, file).filter((row) => row['withdrawnAt'] === null)
  return storedRows('registration', email, file).map((row) => ({
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
