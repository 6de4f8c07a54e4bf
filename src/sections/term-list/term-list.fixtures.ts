import type {SectionProps} from '#content/section-props.ts'

type TermList = SectionProps<'termList'>['section']

const full: TermList = {
  _key: 'full',
  _type: 'termList',
  anchor: null,
  heading: 'Terms & Conditions',
  text: 'These points are a summary.',
  terms: [
    'You are registered and licensed for the work you do',
    'You have indemnity that covers home visits',
    'You or we can end the agreement in writing',
  ],
  after: [
    {
      _key: 'after',
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{_key: 'words', _type: 'span', marks: [], text: 'Ask us about a policy.'}],
    },
  ],
}

/** States the section is looked at and tested in. */
export const termListFixtures = {
  full,
  bare: {...full, _key: 'bare', text: null, terms: full.terms.slice(0, 1), after: null},
} satisfies Record<string, TermList>
