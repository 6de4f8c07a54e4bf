import type {Profession} from '#shared/professions.ts'
import {type FormSpec, refusalMessages} from './form-spec.ts'
import {newsField, personFields, placeFields} from './person-fields.ts'
import {registration} from './registration.ts'

const received = {path: '/early-access/received', message: 'success'} as const

/** Outcome for a professional whose registration failed; patients have different copy (FORM-2). */
export const otherProblem = {path: '/early-access/not-sent', message: 'otherFailed'} as const

/** Professions as the forms name them (FORM-2). */
export const professionLabels = {
  gp: 'GP',
  specialist: 'Specialist',
  nurse: 'Nurse',
  carer: 'Carer',
} as const satisfies Record<Profession, string>

/** Early access form (FORM-2, MOD-2). */
export const earlyAccess = {
  studioTitle: 'Early access',
  fixed: {submitting: 'Submitting...'},
  payload: registration,
  fields: {
    ...personFields,
    userType: {
      ...registration.fields.role,
      name: 'role',
      fixed: {options: ['Patient', ...Object.values(professionLabels)]},
    },
    service: {...placeFields.service, group: 'patients'},
    area: {...placeFields.area, group: 'patients'},
    wantsNewsletter: {...newsField, fixed: {initiallyChecked: false}},
  },
  messages: {
    missing: 'Please fill in all required fields',
    patientFailed: 'Failed to submit registration',
    otherFailed: 'Failed to submit form',
    success: "Thank you for registering! We'll be in touch soon.",
    dismiss: null,
    placeholderOption: null,
    next: null,
    sentTo: null,
    checklist: null,
    demo: null,
    ...refusalMessages,
  },
  buttons: ['submit', 'submitting', 'close'],
  dialog: {name: 'earlyAccess', subject: null},
  pages: {
    earlyAccess: {
      path: '/early-access',
      outcomes: {
        received,
        incomplete: {path: '/early-access/incomplete', message: 'missing'},
        problem: {path: '/early-access/problem', message: 'patientFailed'},
        trapped: received,
      },
    },
  },
} as const satisfies FormSpec
