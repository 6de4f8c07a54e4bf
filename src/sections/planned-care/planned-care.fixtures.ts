import type {SectionProps} from '#content/section-props.ts'

type PlannedCare = SectionProps<'plannedCare'>['section']

const full: PlannedCare = {
  _key: 'full',
  _type: 'plannedCare',
  anchor: 'help',
  heading: 'What a nurse will help with',
  text: 'Nurse at home is coming soon. We will write to everyone on the waitlist before it opens.',
  link: {
    label: 'Tell us if you would use it',
    kind: 'dialog',
    context: null,
    dialog: 'interest',
    subject: 'nurse',
    address: null,
    page: {addressOf: 'page-not-available-yet', path: '/not-available-yet'},
  },
  items: [
    {_key: 'a', title: 'Dressings', text: 'Cleaning a wound and changing its dressing.'},
    {_key: 'b', title: 'Injections', text: 'Giving an injection that you are prescribed.'},
    {_key: 'c', title: 'Blood tests', text: 'Taking a sample in your own armchair.'},
    {_key: 'd', title: 'Checks', text: 'Measuring your blood pressure.'},
  ],
}

/** States the section is looked at and tested in. */
export const plannedCareFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    anchor: null,
    items: full.items.map((item) => ({...item, text: `${item.text} `.repeat(5).trim()})),
  },
  bare: {...full, _key: 'bare', anchor: null, link: null, items: []},
} satisfies Record<string, PlannedCare>
