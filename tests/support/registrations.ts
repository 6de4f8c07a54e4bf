import {storedRows} from './stored-rows.ts'

/** A stored registration, as far as the tests look at it. */
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
 * What the site stored about an address.
 *
 * @param email - in lower case
 * @param file - the database of another site
 */
export function storedRegistrations(email: string, file?: string): StoredRegistration[] {
  // Whether somebody wants news is said by the consent that is asked or given, and not withdrawn.
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

/** A stored message, as far as the tests look at it. */
export interface StoredMessage {
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
}

/**
 * The messages that the site stored from an address.
 *
 * @param email - in lower case
 */
export function storedMessages(email: string): StoredMessage[] {
  return storedRows('message', email).map((row) => ({
    firstName: String(row['firstName']),
    lastName: String(row['lastName']),
    email: String(row['email']),
    phone: String(row['phone']),
    message: String(row['message']),
  }))
}
