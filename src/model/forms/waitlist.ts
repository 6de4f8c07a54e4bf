import {type FormSpec, refusalMessages} from './form-spec.ts'
import {newsField, personFields} from './person-fields.ts'
import {registration} from './registration.ts'

const received = {path: '/register-interest/received', message: 'success'} as const
const problem = {path: '/register-interest/problem', message: 'failure'} as const

/** The waitlist (FORM-1, MOD-1). */
export const waitlist = {
  studioTitle: 'Join the waitlist',
  fixed: {submitting: 'Submitting...'},
  payload: registration,
  fields: {...personFields, wantsNewsletter: {...newsField, fixed: {initiallyChecked: true}}},
  messages: {
    success: "Thank you for joining our waitlist! We'll be in touch soon.",
    failure: 'Failed to submit waitlist request',
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
