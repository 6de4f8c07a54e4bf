import {registration, type RegistrationPayload} from '#shared/forms/registration.ts'
import {payloadSchema} from './payload-schema.ts'
import type {FormClient} from './request-log.ts'

/** Schema of a registration (API-1, API-6). */
export const registrationSchema = payloadSchema(registration)

export type Registration = RegistrationPayload

export interface IncomingRegistration {
  registration: Registration
  client: FormClient
  now: Date
  /** Whether e-mails may be sent to the address; true by default. */
  repliesByMail?: boolean
  /** Slugs of published areas; London's boroughs are always known. */
  knownAreas?: ReadonlySet<string>
}
