import {formServices} from '#server/form-services.server.ts'
import {unsupportedMethods} from '#http/problem.ts'
import {getEmailText} from '#content/queries/get-email-text.ts'
import {createLinkEndpoint} from '#registrations/http/link-endpoint.ts'
import {leaveLink} from '#registrations/http/link-kinds.ts'

const {refuse, options} = unsupportedMethods('GET, POST')

export const {GET, POST} = createLinkEndpoint(leaveLink, {
  open: formServices,
  loadEmailText: getEmailText,
})

export {refuse as PUT, refuse as PATCH, refuse as DELETE, options as OPTIONS}
