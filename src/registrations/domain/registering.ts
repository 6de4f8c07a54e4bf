import type {HashedAddress} from '#registrations/store/address-hash.ts'
import type {FormClient} from './request-log.ts'
import type {Registration} from './registration.ts'

/** A registration with its time and client. */
export interface IncomingRegistration {
  registration: Registration
  client: FormClient
  now: Date
  /** Slugs of published areas; London's boroughs are always known. */
  knownAreas?: ReadonlySet<string>
}

export interface KeyedRegistration extends IncomingRegistration, HashedAddress {
  id: string
  emailKey: string
}
