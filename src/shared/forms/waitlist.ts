import {type FormSpec, refusalMessages} from './form-spec.ts'
import {newsField, personFields, placeFields} from './person-fields.ts'
import {registration} from './registration.ts'

const {forWhom} = registration.fields

const received = {path: '/register-interest/received', message: 'success'} as const
const problem = {path: '/register-interest/problem', message: 'failure'} as const

/** Waitlist form (FORM-1, FORM-7, MOD-1, AREA-3). */
export const waitlist = {
  studioTitle: 'Join the waitlist',
  fixed: {submitting: 'Submitting...'},
  payload: registration,
  fields: {
    ...personFields,
    ...placeFields,
    // Collapsed, because most people join for themselves (AREA-3).
    forWhom: {
      ...forWhom,
      name: 'forWhom',
      group: 'collapsed',
      fixed: {options: ['Me', 'Someone I care for']},
    },
    wantsNewsletter: {...newsField, fixed: {initiallyChecked: true}},
  },
  messages: {
    success: "Thank you for joining our waitlist! We'll be in touch soon.",
    failure: 'Failed to submit waitlist request',
    more: null,
    placeholderOption: null,
    next: null,
    sentTo: null,
    demo: null,
    patientsOnly: null,
    professionals: null,
    ...refusalMessages,
  },
  buttons: ['submit', 'submitting', 'close'],
  dialog: {name: 'waitlist', subject: null},
  pages: {
    waitlist: {
      path: '/register-interest',
      outcomes: {received, incomplete: problem, problem, trapped: received},
    },
  },
} as const satisfies FormSpec

/** Path of the form with a postcode district, an area or a service filled in (AREA-3, FORM-7). */
export const waitlistPath = (about: string | null): string =>
  [waitlist.pages.waitlist.path, about?.toLowerCase() ?? []].flat().join('/')
