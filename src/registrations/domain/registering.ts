import type {HashedAddress} from '#registrations/store/address-hash.ts'
import type {Origin} from './origin.ts'
import type {Registration} from './registration.ts'

/** A registration with its time and client. */
export interface Registering {
  registration: Registration
  origin: Origin
  now: Date
  /** Slugs of published areas; London's boroughs are always known. */
  knownAreas?: ReadonlySet<string>
}

export interface KeyedRegistering extends Registering, HashedAddress {
  id: string
  emailKey: string
}
