import {type ContactMessage, contactMessageSchema} from '#interest/contact-message.ts'
import {receiveMessage} from '#interest/receive-message.ts'
import type {FormKind} from './form-endpoint.ts'

/** The contact form (API-4, FORM-5). */
export const contactForm: FormKind<ContactMessage> = {
  schema: contactMessageSchema,
  // 5,000 characters outside the basic plane, written by a browser as %F0%9F%98%80 and the like.
  bodyLimit: 64 * 1024,
  browserForms: ['contact'],
  success: {status: 200, body: {status: 'received'}},
  titles: {
    incomplete: 'Please complete the required fields.',
    unavailable: 'Sorry, something went wrong. Please try again.',
  },
  fromForm: (fields) => ({...fields}),
  save: ({store, signer}, message, origin, now) =>
    receiveMessage(store, signer, {message, origin, now}),
}
