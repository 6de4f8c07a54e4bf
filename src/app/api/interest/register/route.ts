import {createFormEndpoint} from '#registrations/http/form-endpoint.ts'
import {formServices} from '#server/form-services.server.ts'
import {unsupportedMethods} from '#http/problem.ts'
import {registrationForm} from '#registrations/http/form-kinds.ts'

const {refuse, options} = unsupportedMethods('POST')

/** Registers interest (API-1, API-5, API-6). */
export const POST = createFormEndpoint(registrationForm, formServices)

export {refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, options as OPTIONS}
