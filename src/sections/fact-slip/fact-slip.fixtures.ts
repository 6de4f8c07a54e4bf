import type {SectionProps} from '#content/section-props.ts'

type FactSlip = SectionProps<'factSlip'>['section']

const full: FactSlip = {
  _key: 'full',
  _type: 'factSlip',
  anchor: null,
  facts: [
    {_key: 'fee', label: 'Home visit fee', value: 'From £149'},
    {_key: 'includes', label: 'Includes', value: 'Consultation, basic prescriptions'},
    {_key: 'when', label: 'Planned times', value: 'Same day, evenings, weekends'},
    {_key: 'change', label: 'Change of plan', value: 'Free up to 24 hours before'},
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
