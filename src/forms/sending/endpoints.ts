import {apiBaseUrl} from '#config/public-environment.ts'
import type {BrowserForm} from '#shared/html-forms.ts'
import {contactMessage} from '#shared/forms/contact-message.ts'
import {registration} from '#shared/forms/registration.ts'

/** Where registrations are posted (API-1). */
export const registrationEndpoint = `${apiBaseUrl}${registration.path}`

/** Where messages are posted (API-4). */
export const contactEndpoint = `${apiBaseUrl}${contactMessage.path}`

/**
 * Where a browser without JavaScript posts a form: the same endpoint, told which form it is, so that it can answer with
 * the page that carries the form's own message (FORM-6).
 *
 * @param form - which form
 */
export function browserAction(form: BrowserForm): string {
  return `${form === 'contact' ? contactEndpoint : registrationEndpoint}?form=${form}`
}
