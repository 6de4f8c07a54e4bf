import {createFormEndpoint} from '../../form-endpoint'
import {formServices} from '../../form-services.server'
import {otherMethods} from '../../methods'
import {registrationForm} from '../registration-form'

const {refuse, options} = otherMethods('POST')

/** Registers interest (API-1, API-5, API-6). */
export const POST = createFormEndpoint(registrationForm, formServices)

export {refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, options as OPTIONS}
