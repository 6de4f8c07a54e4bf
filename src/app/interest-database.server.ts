import 'server-only'
import {readDatabaseUrl} from '@/config/database'
import {openInterestDatabase, type InterestDatabase} from '@/interest/database'

let opening: Promise<InterestDatabase> | undefined

/**
 * The database of registrations, opened once for the life of the process.
 *
 * @throws when it cannot be opened; the next call tries again
 */
export function interestDatabase(): Promise<InterestDatabase> {
  opening ??= openInterestDatabase(readDatabaseUrl(process.env)).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}
