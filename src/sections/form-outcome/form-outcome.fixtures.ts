import type {SectionProps} from '#content/section-props.ts'

type Outcome = SectionProps<'formOutcome'>['section']

const full: Outcome = {
  _key: 'full',
  _type: 'formOutcome',
  anchor: null,
  form: 'waitlist',
  key: 'success',
  kind: 'success',
  lead: 'We have saved your details.',
  next: {
    label: 'Back to Home',
    kind: 'page',
    context: null,
    dialog: null,
    subject: null,
    address: null,
    page: {addressOf: 'page-home', path: '/'},
  },
  copy: {
    _id: 'form-waitlist',
    _type: 'formText',
    messages: [
      {key: 'success', text: "Thank you for joining our waitlist! We'll be in touch soon."},
      {key: 'failure', text: 'Failed to submit waitlist request'},
    ],
  },
}

/** States the section is looked at and tested in. */
export const formOutcomeFixtures = {
  full,
  failed: {...full, _key: 'failed', key: 'failure', kind: 'failure'},
  bare: {...full, _key: 'bare', lead: null, next: null},
  unpublished: {...full, _key: 'unpublished', copy: null},
} satisfies Record<string, Outcome>
