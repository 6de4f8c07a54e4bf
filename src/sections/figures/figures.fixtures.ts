import type {SectionProps} from '#content/section-props.ts'
import {exampleClaim} from '#content/testing/example-claims.ts'

type Figures = SectionProps<'figures'>['section']

const full: Figures = {
  _key: 'full',
  _type: 'figures',
  anchor: null,
  heading: 'Our goals',
  claims: [
    exampleClaim('patient-goal', 'goal', '10k+', 'patients we hope to reach'),
    exampleClaim('own-rates', 'rule', '100%', 'you set your rates'),
    exampleClaim('support', 'plan', '24/7', 'support'),
  ],
  note: 'These are goals for when we are open. They are not results.',
}

/** States the section is looked at and tested in. */
export const figuresFixtures = {
  full,
  bare: {...full, _key: 'bare', claims: full.claims.slice(0, 1), note: null},
} satisfies Record<string, Figures>
