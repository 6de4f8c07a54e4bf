import {createFormEndpoint} from '#registrations/http/form-endpoint.ts'
import {formServices} from '#server/form-services.server.ts'
import {unsupportedMethods} from '#http/problem.ts'
import {contactForm} from '#registrations/http/form-kinds.ts'

export const POST = createFormEndpoint(contactForm, formServices)

export const {GET, PUT, PATCH, DELETE, OPTIONS} = unsupportedMethods('POST')
