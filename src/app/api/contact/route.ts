import {createFormEndpoint} from '../form-endpoint'
import {formServices} from '../form-services.server'
import {otherMethods} from '../methods'
import {contactForm} from './contact-form'

const {refuse, options} = otherMethods('POST')

/** Takes a message (API-4). */
export const POST = createFormEndpoint(contactForm, formServices)

export {refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, options as OPTIONS}
