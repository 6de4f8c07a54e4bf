import {formServices} from '#server/form-services.server.ts'
import {unsupportedMethods} from '#http/problem.ts'
import {getEmailText} from '#content/queries/get-email-text.ts'
import {createLinkEndpoint} from '#registrations/http/link-endpoint.ts'
import {confirmLink} from '#registrations/http/link-kinds.ts'

export const {GET, POST} = createLinkEndpoint(confirmLink, {
  open: formServices,
  loadEmailText: getEmailText,
})

export const {PUT, PATCH, DELETE, OPTIONS} = unsupportedMethods('GET, POST')
