import type {SectionProps} from '#content/section-props.ts'

type ProductPreview = SectionProps<'productPreview'>['section']

const full: ProductPreview = {
  _key: 'full',
  _type: 'productPreview',
  anchor: null,
  heading: 'Your practice in one place',
  text: 'We’re building a hub where you can plan your day.',
  points: ['See today’s visits on a list and a map', 'Write and sign your notes'],
  label: 'A design for the practice hub: four visits of one day',
  menu: ['Today', 'Calendar', 'Notes'],
  title: 'Thursday, two visits',
  state: 'Calendar open',
  columns: ['Time', 'Visit', 'Where', 'Next'],
  rows: [
    {_key: 'first', cells: ['14:00', 'Medicine review', 'SE5, 1.1 km', 'Leave at 13:35']},
    {_key: 'second', cells: ['15:30', 'First visit', 'SW9, 2.4 km', 'Accepted']},
  ],
  note: 'The picture shows a design. The hub is not finished.',
}

export const productPreviewFixtures = {
  full,
  bare: {...full, _key: 'bare', text: null, points: null, menu: null, rows: full.rows.slice(0, 1)},
} satisfies Record<string, ProductPreview>
