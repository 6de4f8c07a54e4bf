import {registration, type RegistrationPayload} from '#model/forms/registration.ts'
import {payloadSchema} from './payload-schema.ts'

/** What a registration must look like (API-1, API-6). */
export const registrationSchema = payloadSchema(registration)

export type Registration = RegistrationPayload
