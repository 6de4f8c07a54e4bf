import {contactMessage} from './contact-message.ts'
import {type FormSpec, refusalMessages} from './form-spec.ts'

const {firstName, lastName, email, phone, organisation, bestTime, message, company} =
  contactMessage.fields

/** Contact form (FORM-5, CONTACT-1). */
export const contact = {
  studioTitle: 'Contact',
  fixed: {submitting: 'Sending...'},
  payload: contactMessage,
  fields: {
    firstName: {...firstName, name: 'firstName', group: 'row', autocomplete: 'given-name'},
    lastName: {...lastName, name: 'lastName', group: 'row', autocomplete: 'family-name'},
    email: {
      ...email,
      name: 'email',
      group: 'row',
      autocomplete: 'email',
      serverChecksFormat: true,
    },
    phone: {...phone, name: 'phone', group: 'row', autocomplete: 'tel'},
    organisation: {
      ...organisation,
      name: 'organisation',
      autocomplete: 'organization',
      onlyFor: 'organisation',
      required: true,
    },
    bestTime: {...bestTime, name: 'bestTime', onlyFor: 'organisation'},
    message: {...message, name: 'message'},
    company: {...company, name: 'company', autocomplete: 'off'},
  },
  messages: {
    missing: 'Please complete the required fields.',
    failure: 'Sorry, something went wrong. Please try again.',
    success: 'Thank you. We will be in touch shortly.',
    trapSuccess: 'Thanks. Your message has been received.',
    placeholderOption: null,
    cardTitle: null,
    next: null,
    sentTo: null,
    back: null,
    ...refusalMessages,
  },
  buttons: ['submit', 'submitting'],
  dialog: null,
  pages: {
    contact: {
      path: '/contact',
      outcomes: {
        received: {path: '/contact/received', message: 'success'},
        incomplete: {path: '/contact/incomplete', message: 'missing'},
        problem: {path: '/contact/problem', message: 'failure'},
        trapped: {path: '/contact/thanks', message: 'trapSuccess'},
      },
    },
  },
} as const satisfies FormSpec
