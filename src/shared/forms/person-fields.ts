import {registration} from './registration.ts'
import type {Profession} from '#shared/professions.ts'
import type {FieldSpec} from './form-spec.ts'

const {name, lastName, email, wantsNewsletter, service, area} = registration.fields

export const personFields = {
  firstName: {...name, name: 'name', autocomplete: 'given-name', group: 'names'},
  lastName: {...lastName, name: 'lastName', autocomplete: 'family-name', group: 'names'},
  email: {...email, name: 'email', autocomplete: 'email'},
} as const satisfies Record<string, FieldSpec>

/** Services as the forms name them (FORM-7, HOME-3). */
export const serviceLabels = {
  gp: 'GP at home',
  nurse: 'Nurse at home',
  specialist: 'Specialist',
  carer: 'Home carer',
} as const satisfies Record<Profession, string>

/** Fields for the service and the area that a patient waits for (FORM-7, AREA-3). */
export const placeFields = {
  service: {
    ...service,
    name: 'service',
    group: 'row',
    fixed: {options: service.options.map((key) => serviceLabels[key])},
  },
  area: {...area, name: 'area', group: 'row', autocomplete: 'off'},
} as const satisfies Record<string, FieldSpec>

/** Newsletter checkbox; its initial state depends on the form. */
export const newsField = {...wantsNewsletter, name: 'wantsNewsletter'} as const satisfies FieldSpec
