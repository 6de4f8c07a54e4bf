import {registration} from './registration.ts'
import type {FieldSpec} from './form-spec.ts'

const {name, lastName, email, wantsNewsletter} = registration.fields

/** What every registration asks for. */
export const personFields = {
  firstName: {...name, name: 'name', autocomplete: 'given-name'},
  lastName: {...lastName, name: 'lastName', autocomplete: 'family-name'},
  email: {...email, name: 'email', autocomplete: 'email'},
} as const satisfies Record<string, FieldSpec>

/** The box for news; forms differ in how it starts. */
export const newsField = {...wantsNewsletter, name: 'wantsNewsletter'} as const satisfies FieldSpec
