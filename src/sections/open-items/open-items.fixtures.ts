import type {SectionProps} from '#content/section-props.ts'

type OpenItems = SectionProps<'openItems'>['section']

const full: OpenItems = {
  _key: 'full',
  _type: 'openItems',
  anchor: null,
  heading: 'Not done yet',
  intro: 'A trust page should say this part too.',
  items: ['Our host is not chosen.', 'We are not registered yet.'],
}

/** States the section is looked at and tested in. */
export const openItemsFixtures = {
  full,
  bare: {...full, _key: 'bare', intro: null, items: ['Our host is not chosen.']},
} satisfies Record<string, OpenItems>
