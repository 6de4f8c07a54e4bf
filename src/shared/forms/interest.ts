import type {FormSpec} from './form-spec.ts'
import type {Payload} from './payload.ts'

/** No name or address is requested, and nothing is sent (MOD-3). */
const payload = {
  path: null,
  fields: {
    likelihood: {kind: 'scale', required: true},
  },
} as const satisfies Payload

/** Survey about a service that isn't open yet (MOD-3). */
export const interest = {
  studioTitle: 'How likely are you to use this service',
  fixed: {},
  payload,
  fields: {
    likelihood: {...payload.fields.likelihood, name: 'likelihood'},
  },
  messages: {
    emergency: null,
    kept: null,
    keptOrCounted: null,
    afterSubmit: null,
    dismiss: null,
    withoutScript: null,
    waitlistLink: null,
    errorSummary: null,
    errorTitle: null,
    tooLong: null,
  },
  buttons: ['submit', 'close'],
  dialog: {name: 'interest', subject: null},
  pages: {interest: {path: '/not-available-yet', outcomes: null}},
} as const satisfies FormSpec
