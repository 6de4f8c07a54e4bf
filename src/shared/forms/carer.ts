import type {FormSpec} from './form-spec.ts'

/** The interest dialog for carers: a question without a form (CARER-1). */
export const carer = {
  studioTitle: 'Help us plan home care',
  fixed: {},
  payload: {path: null, fields: {}},
  fields: {likelihood: {kind: 'scale', required: false, name: 'likelihood'}},
  messages: {noForm: null, join: null},
  buttons: ['close'],
  dialog: {name: 'interest', subject: 'carer'},
  pages: {},
} as const satisfies FormSpec
