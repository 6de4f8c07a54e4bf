import {contactMessage, type ContactPayload} from '#shared/forms/contact-message.ts'
import {payloadSchema} from './payload-schema.ts'

/** What a message from the contact form must look like (API-4, FORM-5). */
export const contactMessageSchema = payloadSchema(contactMessage)

export type ContactMessage = ContactPayload
