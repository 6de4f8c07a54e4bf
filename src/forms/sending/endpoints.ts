import {apiBaseUrl} from '#config/public-environment.ts'
import type {BrowserForm} from '#shared/html-forms.ts'
import {contactMessage} from '#shared/forms/contact-message.ts'
import {registration} from '#shared/forms/registration.ts'

export const registrationEndpoint = `${apiBaseUrl}${registration.path}`

export const contactEndpoint = `${apiBaseUrl}${contactMessage.path}`

/**
 * Returns the endpoint for a form without JavaScript. The query names the form, so that the response is a page with
 * the form's own message (FORM-6).
 */
export function browserAction(form: BrowserForm): string {
  return `${form === 'contact' ? contactEndpoint : registrationEndpoint}?form=${form}`
}
