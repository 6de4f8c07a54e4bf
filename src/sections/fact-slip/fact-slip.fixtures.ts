import {exampleClaim} from '#content/testing/example-claims.ts'
import type {SectionProps} from '#content/section-props.ts'

type FactSlip = SectionProps<'factSlip'>['section']

const fee = exampleClaim('fee-from', 'plan', '£149', 'home visit fees from')

const full: FactSlip = {
  _key: 'full',
  _type: 'factSlip',
  anchor: null,
  facts: [
    {_key: 'fee', label: 'Home visit fee', value: 'From £149', claim: fee},
    {_key: 'includes', label: 'Includes', value: 'Consultation, basic prescriptions', claim: fee},
    {_key: 'when', label: 'Planned times', value: 'Same day, evenings, weekends', claim: null},
    {_key: 'change', label: 'Change of plan', value: 'Free up to 24 hours before', claim: null},
  ],
}

/** States the section is looked at and tested in. */
export const factSlipFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    facts: full.facts.map((fact) => ({...fact, value: `${fact.value}, and a few words more`})),
  },
  two: {...full, _key: 'two', facts: full.facts.slice(0, 2)},
  bare: {...full, _key: 'bare', facts: []},
} satisfies Record<string, FactSlip>
