import {contactMessage, type ContactPayload} from '#shared/forms/contact-message.ts'
import {payloadSchema} from './payload-schema.ts'

/** Schema of a message from the contact form (API-4, FORM-5). */
export const contactMessageSchema = payloadSchema(contactMessage)

export type ContactMessage = ContactPayload
