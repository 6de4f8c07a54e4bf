import {createFormEndpoint} from '#registrations/http/form-endpoint.ts'
import {formServices} from '#server/form-services.server.ts'
import {unsupportedMethods} from '#http/problem.ts'
import {registrationForm} from '#registrations/http/form-kinds.ts'

/** Registers interest (API-1, API-5, API-6). */
export const POST = createFormEndpoint(registrationForm, formServices)

export const {GET, PUT, PATCH, DELETE, OPTIONS} = unsupportedMethods('POST')
