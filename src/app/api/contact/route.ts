import {createFormEndpoint} from '#registrations/http/form-endpoint.ts'
import {formServices} from '#server/form-services.server.ts'
import {unsupportedMethods} from '#http/problem.ts'
import {contactForm} from '#registrations/http/form-kinds.ts'

const {refuse, options} = unsupportedMethods('POST')

export const POST = createFormEndpoint(contactForm, formServices)

export {refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, options as OPTIONS}
