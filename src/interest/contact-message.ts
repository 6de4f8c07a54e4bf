import {z} from 'zod'
import {emailField, lineField, optionalLineField, paragraphsField} from './text-fields.ts'

/** What a message from the contact form must look like (API-4, FORM-5). */
export const contactMessageSchema = z.strictObject(
  {
    firstName: lineField(100),
    lastName: optionalLineField(100).default(''),
    email: emailField,
    phone: optionalLineField(40).default(''),
    message: paragraphsField(5000),
    company: optionalLineField(0).optional(),
  },
  'Send only the fields of the form',
)

export type ContactMessage = z.infer<typeof contactMessageSchema>
