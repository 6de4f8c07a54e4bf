import type {SectionProps} from '#content/section-props.ts'

type KeyFacts = SectionProps<'keyFacts'>['section']

const fact = (key: string, name: string, text: string): KeyFacts['facts'][number] => ({
  _key: key,
  name,
  body: [
    {
      _key: 'block',
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{_key: 'span', _type: 'span', marks: [], text}],
    },
  ],
})

const full: KeyFacts = {
  _key: 'full',
  _type: 'keyFacts',
  anchor: null,
  heading: 'Who keeps an eye on it',
  facts: [
    fact('checked', 'Last checked', 'Not yet. We are not open.'),
    fact('wrong', 'If it looks wrong', 'Tell us. A person will read it.'),
  ],
}

/** States the section is looked at and tested in. */
export const keyFactsFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    facts: full.facts.map(({_key, name}) => fact(_key, name, `${name} `.repeat(40))),
  },
} satisfies Record<string, KeyFacts>
