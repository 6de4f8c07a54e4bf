import type {SectionProps} from '#content/section-props.ts'

type Promises = SectionProps<'promises'>['section']

const full: Promises = {
  _key: 'full',
  _type: 'promises',
  anchor: 'promises',
  heading: 'A visit that feels like a visit',
  items: [
    {_key: 'time', title: 'Time to talk.', text: 'One home and one person, with no queue.'},
    {_key: 'notes', title: 'Your notes stay yours.', text: 'We will ask before we share.'},
    {_key: 'prices', title: 'Clear prices.', text: 'You will see the price before you book.'},
    {_key: 'plans', title: 'Plans change.', text: 'Cancel up to 24 hours before your visit.'},
  ],
  picture: {
    alt: 'A GP and an older patient talk at a kitchen table under a warm lamp',
    decorative: false,
    image: {
      asset: {
        _type: 'reference',
        _ref: 'image-cd7b7e8ae560489da060936ed3a06bef4041ede5-1200x780-svg',
      },
      crop: null,
      hotspot: null,
      width: 1200,
      height: 780,
      extension: 'svg',
    },
    dark: null,
    narrow: null,
    narrowDark: null,
  },
  link: {
    label: 'About GP visits',
    kind: 'page',
    context: null,
    dialog: null,
    subject: null,
    address: null,
    page: {addressOf: 'page-gp-visit', path: '/gp-visit'},
  },
}

/** States the section is looked at and tested in. */
export const promisesFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    anchor: null,
    heading: `${full.heading}, and not like a place in somebody else’s queue`,
    items: full.items.map((item) => ({...item, text: `${item.text} `.repeat(6).trim()})),
  },
  bare: {...full, _key: 'bare', anchor: null, items: [], link: null},
} satisfies Record<string, Promises>
