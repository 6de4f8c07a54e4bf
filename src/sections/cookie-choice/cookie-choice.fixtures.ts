import type {SectionProps} from '#content/section-props.ts'

type Section = SectionProps<'cookieChoice'>['section']

const full: Section = {
  _key: 'full',
  _type: 'cookieChoice',
  anchor: null,
  heading: 'Analytics',
  text: [
    {
      _type: 'block',
      _key: 'text',
      style: 'normal',
      children: [{_type: 'span', _key: 'span', text: 'If you say yes, your visits are counted.'}],
      markDefs: null,
    },
  ],
  consent: {
    _id: 'consentText',
    _type: 'consentText',
    question: 'May we count your visits?',
    yes: 'Yes, count my visits',
    no: 'No, only what’s necessary',
    save: 'Save my choice',
    saved: 'Your choice is saved.',
    signal: 'If your browser asks websites not to track you, we take that as a no.',
    withoutScript: 'This choice needs JavaScript. Without it we count nothing.',
    unavailable: 'We don’t use analytics on this website, so there’s nothing to choose.',
  },
}

export const cookieChoiceFixtures = {
  full,
  withoutCopy: {...full, _key: 'without-copy', consent: null},
} satisfies Record<string, Section>
