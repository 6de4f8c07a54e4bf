import type {HashedAddress} from '#registrations/store/address-hash.ts'
import type {Origin} from './origin.ts'
import type {Registration} from './registration.ts'

/** A registration and what the server knows about how it came. */
export interface Registering {
  registration: Registration
  origin: Origin
  now: Date
  /** The slugs of published areas; without them the boroughs of London are known. */
  knownAreas?: ReadonlySet<string>
}

/** A registration with what is worked out about it once. */
export interface KeyedRegistering extends Registering, HashedAddress {
  id: string
  emailKey: string
}
