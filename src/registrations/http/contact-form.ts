import {type ContactMessage, contactMessageSchema} from '#registrations/domain/contact-message.ts'
import {receiveMessage} from '#registrations/domain/receive-message.ts'
import {contact} from '#shared/forms/contact.ts'
import type {FormKind} from './form-endpoint.ts'

/** The contact form (API-4, FORM-5). */
export const contactForm: FormKind<ContactMessage> = {
  payload: contact.payload,
  schema: contactMessageSchema,
  // Fits 5,000 characters outside the basic plane, percent-encoded by a browser.
  bodyLimit: 64 * 1024,
  browserForms: ['contact'],
  success: {status: 200, body: {status: 'received'}},
  titles: {
    incomplete: contact.messages.missing,
    unavailable: contact.messages.failure,
  },
  save: ({store, signer}, message, client, now) =>
    receiveMessage(store, signer, {message, client, now}),
}
