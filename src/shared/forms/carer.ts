import type {FormSpec} from './form-spec.ts'

/** What the interest dialog says to visitors who ask for a carer (CARER-1): a question, and no form (CARER-1). */
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
