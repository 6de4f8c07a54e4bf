import type {Store} from '#shared/stores.ts'
import type {FormSpec} from './form-spec.ts'
import {personFields} from './person-fields.ts'

const {email} = personFields

/** The form on app availability, which is only sent to analytics (MOD-4). */
export const download = {
  studioTitle: 'The app is almost ready',
  fixed: {title: "We're Almost Ready!"},
  payload: {path: null, fields: {email}},
  fields: {email},
  messages: {
    ask: null,
    unavailable: null,
    failure: null,
    link: 'See what is new',
    afterSubmit: null,
    cardTitle: null,
    next: null,
    dismiss: null,
    withoutScript: null,
    waitlistLink: null,
    errorSummary: null,
    errorTitle: null,
    tooLong: null,
  },
  buttons: ['submit', 'submitting', 'close'],
  dialog: {name: 'download', subject: null},
  pages: {
    appstore: {path: '/download/ios', outcomes: null},
    playstore: {path: '/download/android', outcomes: null},
  } satisfies Record<Store, unknown>,
} as const satisfies FormSpec
