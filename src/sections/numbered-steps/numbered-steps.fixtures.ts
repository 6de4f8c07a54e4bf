import type {SectionProps} from '#content/section-props.ts'

type NumberedSteps = SectionProps<'numberedSteps'>['section']
type Text = NumberedSteps['steps'][number]['text']

const text = (words: string): Text => [
  {
    _key: 'a',
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{_key: 's', _type: 'span', marks: [], text: words}],
  },
]

const full: NumberedSteps = {
  _key: 'full',
  _type: 'numberedSteps',
  anchor: null,
  heading: 'How to complain about your data',
  steps: [
    {_key: 'tell', title: 'Tell us', text: text('Write to privacy@lamplight.example.')},
    {_key: 'ack', title: 'Within 30 days', text: text('We tell you that we have it.')},
  ],
  after: text('You can also complain to the regulator on 0303 123 1113.'),
}

/** States the section is looked at and tested in. */
export const numberedStepsFixtures = {
  full,
  withoutAfter: {...full, _key: 'without-after', after: null},
} satisfies Record<string, NumberedSteps>
