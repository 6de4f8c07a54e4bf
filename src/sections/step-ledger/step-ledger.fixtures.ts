import type {SectionProps} from '#content/section-props.ts'

type StepLedger = SectionProps<'stepLedger'>['section']

const full: StepLedger = {
  _key: 'full',
  _type: 'stepLedger',
  anchor: 'join',
  heading: '3 steps to get started',
  intro: 'This is how joining will work when we open.',
  steps: [
    {_key: 'account', title: 'Create an account', text: 'Tell us who you are.'},
    {_key: 'verify', title: 'Submit documents and verify', text: 'Send us your documents.'},
    {
      _key: 'profile',
      title: 'Set up your profile, schedule and appointments',
      text: 'Add your hours, area and rates. Then patients can book you.',
    },
  ],
}

/** States the section is looked at and tested in. */
export const stepLedgerFixtures = {
  full,
  bare: {...full, _key: 'bare', anchor: null, intro: null, steps: full.steps.slice(0, 2)},
} satisfies Record<string, StepLedger>
