import type {SectionProps} from '#content/section-props.ts'

type WorkedExamples = SectionProps<'workedExamples'>['section']

const full: WorkedExamples = {
  _key: 'full',
  _type: 'workedExamples',
  anchor: null,
  heading: '2 worked examples',
  intro: 'Made-up visits, to show the sum.',
  badge: null,
  totalLabel: 'You pay',
  examples: [
    {
      _key: 'gp',
      title: 'A GP, Tuesday evening',
      story: 'Margaret has had a sore throat for 5 days.',
      note: 'Nothing is added afterwards.',
      lines: [
        {_key: 'visit', label: 'GP at home', note: 'The visit', amount: '£149'},
        {_key: 'medicine', label: 'Basic prescription', note: null, amount: 'Included'},
      ],
    },
    {
      _key: 'skin',
      title: 'A skin specialist, at home',
      story: 'Winston has a mole checked. The specialist suggests a test.',
      note: null,
      lines: [
        {_key: 'visit', label: 'Specialist at home', note: null, amount: '£149'},
        {_key: 'test', label: 'Test', note: 'Example figure', amount: '£40'},
        {_key: 'change', label: 'Changed 2 days before', note: null, amount: '£0'},
      ],
    },
  ],
}

const payslip: WorkedExamples = {
  ...full,
  _key: 'payslip',
  heading: 'What a visit pays',
  badge: 'Example figures',
  totalLabel: 'You’re paid',
  examples: [
    {
      _key: 'visit',
      title: 'A home visit, Tuesday evening',
      story: '45 minutes, in an area that you chose.',
      note: 'Before tax.',
      lines: [
        {_key: 'rate', label: 'Your rate', note: 'What the patient pays', amount: '£149'},
        {_key: 'fee', label: 'Our fee', note: '15% in this example', amount: '−£22.35'},
      ],
    },
  ],
}

export const workedExamplesFixtures = {
  full,
  payslip,
  one: {...full, _key: 'one', intro: null, examples: full.examples.slice(0, 1)},
} satisfies Record<string, WorkedExamples>
