import 'server-only'
import {configuration} from '#config/environment.server.ts'
import {createFormLimits, type FormLimits} from '#registrations/domain/form-limits.ts'
import {createSigner, type Signer} from '#registrations/domain/signing.ts'
import {
  type RegistrationDatabase,
  type RegistrationStore,
  openRegistrationStore,
} from '#registrations/store/open-store.ts'

export interface Registrations {
  store: RegistrationStore
  signer: Signer
  limits: FormLimits
}

declare global {
  /** Next's bundles have separate module instances. They share this connection and the form counters in its memory. */
  var registrationsOpening: Promise<Registrations> | undefined
}

/** @throws when the database can't be opened; the next call retries */
export function openRegistrations(): Promise<Registrations> {
  globalThis.registrationsOpening ??= open().catch((error: unknown) => {
    globalThis.registrationsOpening = undefined
    throw error
  })
  return globalThis.registrationsOpening
}

async function open(): Promise<Registrations> {
  const {databaseUrl, formLimits, secrets} = configuration()
  const signer = createSigner(secrets.linkSecret, secrets.previous.linkSecret)
  const store = await openRegistrationStore(databaseUrl)
  return {store, signer, limits: createFormLimits(store, signer, formLimits)}
}

/** @throws when the database can't be opened; the next call retries */
export async function registrationStore(): Promise<RegistrationStore> {
  return (await openRegistrations()).store
}

/** @throws when the database can't be opened; the next call retries */
export async function registrationDatabase(): Promise<RegistrationDatabase> {
  return (await registrationStore()).database
}
