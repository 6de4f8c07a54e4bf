import {registration, type RegistrationPayload} from '#shared/forms/registration.ts'
import {payloadSchema} from './payload-schema.ts'

/** Schema of a registration (API-1, API-6). */
export const registrationSchema = payloadSchema(registration)

export type Registration = RegistrationPayload
