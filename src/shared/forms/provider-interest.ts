import {professionFormPath} from '#shared/paths.ts'
import type {Profession} from '#shared/professions.ts'
import {type FormSpec, refusalMessages} from './form-spec.ts'
import {personFields} from './person-fields.ts'
import {registration} from './registration.ts'

const toast = {path: '/providers/interest-received', message: 'successToast'} as const
const inline = {path: '/providers/interest-registered', message: 'successInline'} as const

/** Each profession has its own problem page, which links to the fields of its form. */
const pageOf = <P extends Profession, Received>(profession: P, received: Received) => {
  const path = professionFormPath(profession)
  const problem = {path: `${path}/problem`, message: 'failure'} as const
  return {path, outcomes: {received, incomplete: problem, problem, trapped: received}} as const
}

/** Interest form for professionals (FORM-3, FORM-4, PROV-1…3). */
export const providerInterest = {
  studioTitle: 'Register interest as a professional',
  fixed: {submitting: 'Submitting...'},
  payload: registration,
  needsValidForm: true,
  fields: {
    firstName: {...personFields.firstName, fixed: {label: 'First Name', errorEmpty: 'Required'}},
    lastName: {...personFields.lastName, fixed: {label: 'Last Name', errorEmpty: 'Required'}},
    email: {...personFields.email, group: 'row', fixed: {errorFormat: 'Invalid email'}},
    // Required for nurses (FORM-3).
    yearsExperience: {
      ...registration.fields.yearsExperience,
      name: 'yearsExperience',
      group: 'row',
      onlyFor: 'nurse',
      required: true,
    },
  },
  messages: {
    titleGp: null,
    titleNurse: null,
    titleSpecialist: null,
    titleCarer: null,
    successInline: 'Thank you! Your interest has been registered successfully.',
    successToast: "Registration successful! We'll be in touch soon.",
    failure: 'Sorry, there was an error. Please try again later.',
    disabledReason: null,
    dismiss: null,
    next: null,
    sentTo: null,
    checklist: null,
    ...refusalMessages,
  },
  buttons: ['submit', 'submitting', 'close'],
  dialog: {name: 'providerInterest', subject: null},
  pages: {
    // GP and Nurse pages show the toast's message, Specialist and Carer the dialog's (FORM-4).
    gp: pageOf('gp', toast),
    nurse: pageOf('nurse', toast),
    specialist: pageOf('specialist', inline),
    carer: pageOf('carer', inline),
  } satisfies Record<Profession, unknown>,
} as const satisfies FormSpec
