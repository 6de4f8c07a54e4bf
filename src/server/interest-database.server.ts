import 'server-only'
import {configuration} from '#config/environment.server.ts'
import {createFormLimits, type FormLimits} from '#registrations/domain/form-limits.ts'
import {createSigner, type Signer} from '#registrations/domain/signing.ts'
import {
  type InterestDatabase,
  type InterestStore,
  openInterestStore,
} from '#registrations/store/open-store.ts'

interface Interest {
  store: InterestStore
  signer: Signer
  limits: FormLimits
}

declare global {
  /** Next's bundles have separate module instances. They share this connection and the form counters in its memory. */
  var interestOpening: Promise<Interest> | undefined
}

/**
 * Opens the store of registrations once for each process.
 *
 * @throws when the database can't be opened; the next call retries
 */
export function openInterest(): Promise<Interest> {
  globalThis.interestOpening ??= open().catch((error: unknown) => {
    globalThis.interestOpening = undefined
    throw error
  })
  return globalThis.interestOpening
}

async function open(): Promise<Interest> {
  const {databaseUrl, formLimits, secrets} = configuration()
  const signer = createSigner(secrets.linkSecret, secrets.previous.linkSecret)
  const store = await openInterestStore(databaseUrl)
  return {store, signer, limits: createFormLimits(store, signer, formLimits)}
}

/** @throws when the database can't be opened; the next call retries */
export async function interestStore(): Promise<InterestStore> {
  return (await openInterest()).store
}

/** @throws when the database can't be opened; the next call retries */
export async function interestDatabase(): Promise<InterestDatabase> {
  return (await interestStore()).database
}
