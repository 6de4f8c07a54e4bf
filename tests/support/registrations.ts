import {storedRows} from './stored-rows'

/** A stored registration, as far as the tests look at it. */
export interface StoredRegistration {
  firstName: string
  lastName: string
  email: string
  role: string
  wantsNewsletter: number
  source: string
}

/**
 * Reads what the site stored about an address, past the site, from the database file itself.
 *
 * @param email - in lower case
 */
export function storedRegistrations(email: string): StoredRegistration[] {
  return storedRows('registration', email).map((row) => ({
    firstName: String(row['firstName']),
    lastName: String(row['lastName']),
    email: String(row['email']),
    role: String(row['role']),
    wantsNewsletter: Number(row['wantsNewsletter']),
    source: String(row['source']),
  }))
}
