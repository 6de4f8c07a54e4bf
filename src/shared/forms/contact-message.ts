import {type Payload, type PayloadOf, trap} from './payload.ts'

/** Contact message (API-4, FORM-5). */
export const contactMessage = {
  path: '/api/contact',
  fields: {
    firstName: {kind: 'line', required: true, maxLength: 100, notice: 'name'},
    lastName: {kind: 'line', required: false, maxLength: 100, default: '', notice: 'name'},
    email: {kind: 'email', required: true, maxLength: 254, notice: 'email'},
    phone: {kind: 'line', required: false, maxLength: 40, default: '', notice: 'phone'},
    message: {kind: 'paragraphs', required: true, maxLength: 5000, notice: 'your message'},
    /** Subject of the page with the form. */
    subject: {kind: 'line', required: false, maxLength: 100, notice: null},
    organisation: {kind: 'line', required: false, maxLength: 200, notice: 'organisation'},
    bestTime: {
      kind: 'choice',
      required: false,
      options: ['morning', 'afternoon', 'any'],
      since: '1.1.0',
      notice: 'when you could meet',
    },
    company: trap,
  },
} as const satisfies Payload

export type ContactPayload = PayloadOf<typeof contactMessage>
