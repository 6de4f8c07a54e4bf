import type {SectionProps} from '#content/section-props.ts'
import {exampleClaim} from '#content/testing/example-claims.ts'

type Figures = SectionProps<'figures'>['section']

const section = (layout: Figures['layout'], more: Partial<Figures>): Figures => ({
  _key: layout,
  _type: 'figures',
  anchor: null,
  layout,
  heading: null,
  figure: null,
  text: null,
  claims: null,
  targetsHeading: null,
  targets: null,
  note: null,
  facts: null,
  ...more,
})

const goals = [
  exampleClaim('patient-goal', 'goal', '10k+', 'patients we hope to reach'),
  exampleClaim('own-rates', 'rule', '100%', 'you set your rates'),
  exampleClaim('support', 'plan', '24/7', 'support'),
]

const full = section('row', {
  heading: 'Our goals',
  claims: goals,
  note: 'These are goals for when we’re open, not results.',
})

const waiting = exampleClaim('waiting', 'statistic', '283,474', 'patients on waiting lists')

const own = {source: 'Our own target'}
const targets = [
  exampleClaim('homes', 'target', '100K', 'homes to reach by 2026', own),
  exampleClaim('providers', 'target', '5K', 'healthcare providers to empower', own),
  exampleClaim('satisfaction', 'target', '5.0/5', 'satisfaction', own),
  exampleClaim('regions', 'target', '200+', 'UK regions to cover', own),
]

const large = section('large', {
  anchor: 'mission',
  heading: 'Behind every number is someone waiting by the phone.',
  figure: waiting,
  text: 'Many people wait a long time for care. We want to make it easier.',
  claims: [
    exampleClaim('average-wait', 'statistic', '15 weeks', 'average wait for treatment'),
    exampleClaim('missed-appointments', 'statistic', 'High', 'missed appointments'),
  ],
  targetsHeading: 'Our targets',
  targets,
  note: 'These are targets, not results.',
})

const fee = exampleClaim('fee-from', 'plan', '£149', 'home visit fees from')

const facts = [
  {_key: 'fee', label: 'Home visit fee', value: 'From £149', claim: fee},
  {_key: 'includes', label: 'Includes', value: 'Consultation and basic prescriptions', claim: fee},
  {_key: 'when', label: 'Planned times', value: 'Same day, evenings, weekends', claim: null},
  {_key: 'change', label: 'Change of plan', value: 'Free up to 24 hours before', claim: null},
]

const slip = section('slip', {facts})

export const figuresFixtures = {
  full,
  bare: {...full, _key: 'bare', claims: goals.slice(0, 1), note: null},
  large,
  largeSourced: {
    ...large,
    _key: 'large-sourced',
    anchor: null,
    figure: {...waiting, source: 'Waiting list statistics'},
  },
  largeLongest: {
    ...large,
    _key: 'large-longest',
    anchor: null,
    heading: `${large.heading} ${large.heading}`,
    figure: {...waiting, source: 'Waiting list statistics', value: '12,283,474'},
    text: `${large.text} `.repeat(4).trim(),
    targets: targets.map((target) => ({
      ...target,
      text: `${target.text}, in every borough of London and in the towns around it`,
    })),
  },
  largeBare: {
    ...large,
    _key: 'large-bare',
    anchor: null,
    claims: [],
    targetsHeading: null,
    targets: [],
    note: null,
  },
  slip,
  slipLongest: {
    ...slip,
    _key: 'slip-longest',
    facts: facts.map((fact) => ({...fact, value: `${fact.value}, and a few words more`})),
  },
  slipTwo: {...slip, _key: 'slip-two', facts: facts.slice(0, 2)},
  slipBare: {...slip, _key: 'slip-bare', facts: []},
} satisfies Record<string, Figures>
