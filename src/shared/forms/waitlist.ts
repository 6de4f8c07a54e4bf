import {type FormSpec, refusalMessages} from './form-spec.ts'
import {newsField, personFields} from './person-fields.ts'
import type {Profession} from '#shared/professions.ts'
import {registration, type RegistrationPayload} from './registration.ts'

const {area, forWhom, service} = registration.fields

const received = {path: '/register-interest/received', message: 'success'} as const
const problem = {path: '/register-interest/problem', message: 'failure'} as const

/** Options and the values they submit (AREA-3). */
export const whomChoices = [
  {label: 'Me', value: 'me'},
  {label: 'Someone I care for', value: 'someoneICareFor'},
] as const satisfies readonly {label: string; value: RegistrationPayload['forWhom']}[]

/** Options and the values they submit (FORM-7, HOME-3). */
export const serviceChoices = [
  {label: 'GP at home', value: 'gp'},
  {label: 'Nurse at home', value: 'nurse'},
  {label: 'Specialist', value: 'specialist'},
  {label: 'Home carer', value: 'carer'},
] as const satisfies readonly {label: string; value: Profession}[]

/** Waitlist form (FORM-1, FORM-7, MOD-1, AREA-3). */
export const waitlist = {
  studioTitle: 'Join the waitlist',
  fixed: {submitting: 'Submitting...'},
  payload: registration,
  fields: {
    ...personFields,
    service: {
      ...service,
      name: 'service',
      fixed: {options: serviceChoices.map(({label}) => label)},
    },
    area: {...area, name: 'area', autocomplete: 'off'},
    forWhom: {...forWhom, name: 'forWhom', fixed: {options: whomChoices.map(({label}) => label)}},
    wantsNewsletter: {...newsField, fixed: {initiallyChecked: true}},
  },
  messages: {
    success: "Thank you for joining our waitlist! We'll be in touch soon.",
    failure: 'Failed to submit waitlist request',
    more: null,
    placeholderOption: null,
    next: null,
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
