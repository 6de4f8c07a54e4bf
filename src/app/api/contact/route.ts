import {createFormEndpoint} from '#registrations/http/form-endpoint.ts'
import {formServices} from '#server/form-services.server.ts'
import {otherMethods} from '#http/methods.ts'
import {contactForm} from '#registrations/http/contact-form.ts'

const {refuse, options} = otherMethods('POST')

export const POST = createFormEndpoint(contactForm, formServices)

export {refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, options as OPTIONS}
