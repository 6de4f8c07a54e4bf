import type {SectionProps} from '#content/section-props.ts'

type BenefitGrid = SectionProps<'benefitGrid'>['section']

const full: BenefitGrid = {
  _key: 'full',
  _type: 'benefitGrid',
  anchor: null,
  heading: 'What we can do together',
  items: [
    {_key: 'care', icon: 'handshake', title: 'Care for your people', text: 'Offer home visits.'},
    {_key: 'prices', icon: 'receipt', title: 'Clear prices', text: 'Agree the price first.'},
    {_key: 'checked', icon: 'badge', title: 'Checked professionals', text: 'Ask to see how.'},
    {_key: 'simple', icon: 'paperPlane', title: 'Simple referrals', text: 'One short form.'},
    {_key: 'reports', icon: 'chart', title: 'Reports you can use', text: 'Without names.'},
    {_key: 'contact', icon: 'person', title: 'A named contact', text: 'Who knows you.'},
  ],
}

/** States the section is looked at and tested in. */
export const benefitGridFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    heading: 'What we can do together for the people you look after and the people you employ',
    items: full.items
      .slice(0, 2)
      .map((item) => ({...item, text: `${item.text} `.repeat(9).trim()})),
  },
} satisfies Record<string, BenefitGrid>
