import {registration} from './registration.ts'
import type {FieldSpec} from './form-spec.ts'

const {name, lastName, email, wantsNewsletter} = registration.fields

export const personFields = {
  firstName: {...name, name: 'name', autocomplete: 'given-name', group: 'names'},
  lastName: {...lastName, name: 'lastName', autocomplete: 'family-name', group: 'names'},
  email: {...email, name: 'email', autocomplete: 'email'},
} as const satisfies Record<string, FieldSpec>

/** Newsletter checkbox; its initial state depends on the form. */
export const newsField = {...wantsNewsletter, name: 'wantsNewsletter'} as const satisfies FieldSpec
