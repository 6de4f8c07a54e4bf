import type {SectionProps} from '#content/section-props.ts'

type PageHero = SectionProps<'pageHero'>['section']

const link = (label: string, path: string): NonNullable<PageHero['primary']> => ({
  label,
  kind: 'page',
  context: null,
  dialog: null,
  subject: null,
  address: null,
  page: {addressOf: `page${path.replaceAll('/', '-')}`, path},
})

const full: PageHero = {
  _key: 'full',
  _type: 'pageHero',
  anchor: 'top',
  headline: 'See a GP at home',
  lead: 'A doctor comes to your door, at a time that suits you.',
  primary: {
    ...link('Request a visit', '/register-interest'),
    kind: 'dialog',
    dialog: 'interest',
    subject: 'gp',
  },
  secondary: {...link('Learn more', '/about'), context: 'about Lamplight'},
  note: 'You cannot book yet.',
  tone: 'blue',
  picture: {
    alt: 'A GP listens to an older patient at a kitchen table',
    decorative: false,
    image: {
      asset: {
        _type: 'reference',
        _ref: 'image-652b85ba611404a8b29dee9dda14d226d590f74a-1200x780-svg',
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
  service: {
    _id: 'service-gp',
    _type: 'service',
    key: 'gp',
    name: 'GP at home',
    status: 'launched',
    statusLabel: 'Open for interest',
  },
}

/** States the section is looked at and tested in. */
export const pageHeroFixtures = {
  full,
  comingSoon: {
    ...full,
    _key: 'coming-soon',
    anchor: null,
    headline: 'Nursing care at home',
    primary: {
      ...link('Coming Soon', '/register-interest'),
      kind: 'dialog',
      dialog: 'interest',
      subject: 'nurse',
    },
    secondary: null,
    tone: 'green',
    service: {
      _id: 'service-nurse',
      _type: 'service',
      key: 'nurse',
      name: 'Nurse at home',
      status: 'comingSoon',
      statusLabel: 'Coming Soon',
    },
  },
  longest: {
    ...full,
    _key: 'longest',
    anchor: null,
    headline: 'A general practitioner who comes all the way to your own front door',
    lead: `${full.lead} `.repeat(5).trim(),
    note: `${full.note} `.repeat(5).trim(),
  },
  bare: {
    ...full,
    _key: 'bare',
    anchor: null,
    headline: 'Good care starts at home',
    lead: null,
    primary: null,
    secondary: null,
    note: null,
    tone: 'plain',
    picture: null,
    service: null,
  },
} satisfies Record<string, PageHero>
