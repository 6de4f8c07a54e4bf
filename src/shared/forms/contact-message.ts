import {type Payload, type PayloadOf, trap} from './payload.ts'

/** Contact message (API-4, FORM-5). */
export const contactMessage = {
  path: '/api/contact',
  fields: {
    firstName: {kind: 'line', required: true, maxLength: 100},
    lastName: {kind: 'line', required: false, maxLength: 100, default: ''},
    email: {kind: 'email', required: true, maxLength: 254},
    phone: {kind: 'line', required: false, maxLength: 40, default: ''},
    message: {kind: 'paragraphs', required: true, maxLength: 5000},
    /** Subject of the page with the form. */
    subject: {kind: 'line', required: false, maxLength: 100},
    organisation: {kind: 'line', required: false, maxLength: 200},
    company: trap,
  },
} as const satisfies Payload

export type ContactPayload = PayloadOf<typeof contactMessage>
