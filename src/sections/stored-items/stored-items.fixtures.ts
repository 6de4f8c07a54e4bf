import type {SectionProps} from '#content/section-props.ts'

type Section = SectionProps<'storedItems'>['section']

const labels = {
  nameLabel: 'Name',
  purposeLabel: 'What it does',
  setByLabel: 'Set by',
  lastsLabel: 'Lasts',
  nowLabel: 'On this device now',
  isStored: 'Yes',
  isNotStored: 'No',
  isUnknown: 'Not known without JavaScript',
}

const full: Section = {
  _key: 'full',
  _type: 'storedItems',
  anchor: null,
  heading: 'What this website stores',
  text: [
    {
      _type: 'block',
      _key: 'text',
      style: 'normal',
      children: [{_type: 'span', _key: 'span', text: 'We do not need your consent for these.'}],
      markDefs: null,
    },
  ],
  onlyWithAnalytics: false,
  ...labels,
  items: [
    {
      _key: 'theme',
      name: 'theme',
      purpose: 'Remembers whether you chose the light or dark theme',
      setBy: 'Lamplight',
      lasts: 'Until you clear it',
    },
    {
      _key: 'missing',
      name: 'nothing-of-this-name',
      purpose: 'Is never there',
      setBy: 'Lamplight',
      lasts: '1 year',
    },
  ],
}

export const storedItemsFixtures = {
  full,
  ofAnalytics: {...full, _key: 'of-analytics', onlyWithAnalytics: true},
} satisfies Record<string, Section>
