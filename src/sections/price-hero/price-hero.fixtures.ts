import {exampleClaim} from '#content/testing/example-claims.ts'
import {exampleLink} from '#content/testing/example-links.ts'
import type {SectionProps} from '#content/section-props.ts'

type PriceHero = SectionProps<'priceHero'>['section']

const full: PriceHero = {
  _key: 'full',
  _type: 'priceHero',
  anchor: null,
  headline: 'Clear prices',
  lead: 'You’ll see the full price before you book.',
  note: 'These are the prices we plan for when we open.',
  figure: '£149',
  before: 'Planned price: home visits from',
  after: 'the consultation and basic prescriptions included',
  claim: exampleClaim('fee-from', 'plan', '£149', 'home visit fees from'),
  primary: exampleLink('Join the waitlist', '/register-interest'),
  printLabel: null,
}

export const priceHeroFixtures = {
  full,
  bare: {
    ...full,
    _key: 'bare',
    lead: null,
    note: null,
    figure: '£1,149',
    claim: null,
    primary: null,
    printLabel: 'Print this page',
  },
} satisfies Record<string, PriceHero>
