import {exampleClaim, exampleRegister} from '#content/testing/example-claims.ts'
import type {SectionProps} from '#content/section-props.ts'

type ClaimList = SectionProps<'claimList'>['section']

const own = {source: 'Our own target', asOf: 'November 2026'}

const listed = (...claim: Parameters<typeof exampleClaim>) => ({
  ...exampleClaim(...claim),
  note: null,
})

const full: ClaimList = {
  _key: 'full',
  _type: 'claimList',
  anchor: null,
  heading: null,
  text: null,
  claims: null,
  words: exampleRegister,
  all: [
    listed('waiting-patients', 'statistic', '283,474', 'patients on waiting lists'),
    listed('households', 'statistic', '3.4 million', 'households in London', {
      source: 'Office for National Statistics, Census 2021',
      sourceUrl: 'https://www.ons.gov.uk/census',
      asOf: 'March 2021',
    }),
    {
      ...listed('homes', 'target', '100K', 'homes reached by 2026', own),
      note: 'We set it early on.',
    },
    listed('providers', 'target', '5K', 'healthcare providers', {
      source: 'set by us',
      asOf: 'May 2026',
    }),
    listed('patient-goal', 'goal', '10k+', 'patients we hope to reach', own),
    listed('booking-time', 'plan', 'Under 2 minutes', 'to book a visit', {
      ...own,
      sentence: 'You’ll be able to book a visit in under 2 minutes.',
    }),
    listed('cancellation', 'rule', '24 hours', 'free cancellation or change', own),
  ],
}

export const claimListFixtures = {
  full,
  chosen: {
    ...full,
    _key: 'chosen',
    heading: 'What we say about the price',
    text: 'Each of these has a source and a date.',
    claims: full.all.slice(5),
  },
  unsourced: {
    ...full,
    _key: 'unsourced',
    all: [
      listed('average-wait', 'statistic', '15 weeks', 'average wait for treatment'),
      ...full.all.slice(0, 1),
    ],
  },
  longest: {
    ...full,
    _key: 'longest',
    all: full.all.map((claim) => ({...claim, text: `${claim.text} `.repeat(9).trim()})),
  },
} satisfies Record<string, ClaimList>
