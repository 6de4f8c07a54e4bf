import 'server-only'
import {configuration} from '#config/environment.server.ts'
import {type InterestDatabase, type InterestStore, openInterestStore} from '#interest/store.ts'

declare global {
  /** Next gives each bundle its own modules; the process has one store all the same. */
  var interestStoreOpening: Promise<InterestStore> | undefined
}

/**
 * Where registrations are kept, opened once for the life of the process.
 *
 * @throws when it cannot be opened; the next call tries again
 */
export function interestStore(): Promise<InterestStore> {
  globalThis.interestStoreOpening ??= openInterestStore(configuration().databaseUrl).catch(
    (error: unknown) => {
      globalThis.interestStoreOpening = undefined
      throw error
    },
  )
  return globalThis.interestStoreOpening
}

/**
 * The database of registrations, for reading.
 *
 * @throws when it cannot be opened
 */
export async function interestDatabase(): Promise<InterestDatabase> {
  return (await interestStore()).database
}
