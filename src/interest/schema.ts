import type {Generated} from 'kysely'

/** One person's interest in one role. Times are ISO 8601 in UTC, so that they sort as text on every database. */
export interface RegistrationTable {
  id: string
  createdAt: string
  firstName: string
  lastName: string
  /** As typed, trimmed. */
  email: string
  /** Lower case: the same person registers once for each role (API-6). */
  emailKey: string
  role: string
  wantsNewsletter: number
  source: string
  yearsExperience: string | null
  userAgent: string | null
  revision: Generated<number>
}

export interface InterestSchema {
  registration: RegistrationTable
}
