import type {SectionProps} from '#content/section-props.ts'
import {exampleProviderCopy} from '#content/testing/example-form-copy.ts'
import {exampleGuide} from '#content/testing/example-guide.ts'
import {exampleLink as link, exampleRegisterLink} from '#content/testing/example-links.ts'
import {
  exampleDecoration,
  exampleImage,
  examplePicture,
  pictureOf,
} from '#content/testing/example-picture.ts'

type PageHero = SectionProps<'pageHero'>['section']

const empty: PageHero = {
  _key: 'bare',
  _type: 'pageHero',
  anchor: null,
  layout: 'plain',
  headline: 'Good care starts at home',
  lead: null,
  text: null,
  primary: null,
  secondary: null,
  note: null,
  noteLink: null,
  tone: null,
  door: null,
  picture: null,
  portraits: null,
  service: null,
  caption: null,
  audiencesLabel: null,
  audiences: null,
  downloadLabel: null,
  guide: null,
  formHeading: null,
  needsHeading: null,
  needs: null,
  copy: null,
  breadcrumb: null,
  parent: null,
  trail: null,
}

/** A layout with its headline alone. */
const bare = (layout: PageHero['layout'], more: Partial<PageHero> = {}): PageHero => ({
  ...empty,
  _key: `${layout}-bare`,
  layout,
  ...more,
})

const full: PageHero = {
  ...empty,
  _key: 'full',
  anchor: 'top',
  headline: 'See a GP at home',
  lead: 'A doctor comes to your door, at a time that suits you.',
  primary: {
    ...link('Request a visit', '/not-available-yet'),
    kind: 'dialog',
    dialog: 'interest',
    subject: 'gp',
  },
  secondary: {
    ...link('How it works', '/gp-visit'),
    kind: 'address',
    address: '#how',
    context: 'on this page',
  },
  note: 'You cannot book yet. Join the waitlist and we will email you.',
  noteLink: {
    ...link('Join the waitlist', '/waitlist'),
    kind: 'dialog',
    dialog: 'waitlist',
    subject: 'gp',
  },
  layout: 'panel',
  tone: 'blue',
  breadcrumb: 'GP at home',
  parent: null,
  trail: {_id: 'navigation', _type: 'navigation', homeLabel: 'Home', breadcrumbLabel: 'Breadcrumb'},
  picture: {...examplePicture, alt: 'A GP listens to an older patient at a kitchen table'},
  service: {
    _id: 'service-gp',
    _type: 'service',
    key: 'gp',
    name: 'GP at home',
    status: 'launched',
    statusLabel: 'Opening first',
    summary: 'See a GP in your own home for everyday health problems.',
    bookingAddress: null,
    page: {addressOf: 'page-gp-visit', path: '/gp-visit'},
  },
}

const portraits = [
  '2cd58215e2e5f2517d512136a18d3ebd188071d5',
  'a4a86edbe3f9fbc93ca76fce860d44d34f13e930',
  'c5b846efadf172b527ee9034871739597ede825c',
].map((sha1, index) => ({
  _key: `portrait-${index}`,
  ...pictureOf(exampleImage(sha1), 'A clinician (illustration)'),
}))

const nurse: NonNullable<PageHero['service']> = {
  _id: 'service-nurse',
  _type: 'service',
  key: 'nurse',
  name: 'Nurse at home',
  status: 'comingSoon',
  statusLabel: 'Coming Soon',
  summary: 'Nursing care at home, such as dressings and blood tests.',
  bookingAddress: null,
  page: {addressOf: 'page-nurse-visit', path: '/nurse-visit'},
}

const join = bare('join', {
  _key: 'join',
  headline: 'Nurse people in their own homes',
  lead: 'We are planning nurse visits across London. Register your interest.',
  service: nurse,
  primary: exampleRegisterLink('nurse'),
  portraits: ['first', 'second', 'third'].map((_key) => ({_key, ...exampleDecoration})),
  formHeading: 'Register your interest as a nurse',
  needsHeading: 'What you will need',
  needs: ['An NMC Pin', 'An enhanced DBS check', '2 references'],
  secondary: link('See the full checklist', '/providers/checklist'),
  note: 'Nurse visits are coming soon.',
  copy: exampleProviderCopy,
})

const poster = bare('poster', {
  _key: 'poster',
  lead: 'We are building a service that brings professionals to your home.',
  text: 'We start in London.',
  primary: link('Contact Us', '/contact'),
  secondary: {...link('The app is on its way', '/about'), kind: 'address', address: '#app'},
  portraits: portraits.slice(0, 2),
})

const download = bare('download', {
  _key: 'download',
  headline: 'How we work with professionals',
  lead: 'Read what we expect and what you can expect from us.',
  downloadLabel: 'Download Guidelines',
  guide: {...exampleGuide, file: null, draft: exampleGuide.file},
  note: 'Draft. A clinical lead will review it before we open.',
})

export const pageHeroFixtures = {
  full,
  comingSoon: {
    ...full,
    _key: 'coming-soon',
    anchor: null,
    headline: 'Nursing care at home',
    primary: {
      ...link('Coming Soon', '/not-available-yet'),
      kind: 'dialog',
      dialog: 'interest',
      subject: 'nurse',
    },
    secondary: null,
    tone: 'green',
    breadcrumb: 'Nurse at home',
    service: nurse,
  },
  arches: {
    ...full,
    _key: 'arches',
    anchor: null,
    headline: 'Your expertise, on your terms',
    secondary: {...link('Learn more', '/about'), context: 'about Lamplight'},
    layout: 'arches',
    tone: 'damson',
    breadcrumb: 'For specialists',
    picture: null,
    portraits,
    service: null,
  },
  plain: {
    ...full,
    _key: 'plain',
    anchor: null,
    headline: 'What a visit costs',
    secondary: null,
    layout: 'plain',
    tone: 'plain',
    door: true,
    breadcrumb: 'Prices',
    picture: null,
  },
  longest: {
    ...full,
    _key: 'longest',
    anchor: null,
    headline: 'A general practitioner who comes all the way to your own front door',
    lead: `${full.lead} `.repeat(5).trim(),
    note: `${full.note} `.repeat(5).trim(),
  },
  bare: empty,
  poster,
  posterLong: {
    ...poster,
    _key: 'poster-long',
    headline: 'Good care starts at home, wherever home may be this winter',
    lead: `${poster.lead} `.repeat(4).trim(),
  },
  posterBare: bare('poster'),
  picture: bare('picture', {
    _key: 'picture',
    headline: 'Partner with us',
    lead: 'We want to work with organisations that bring care closer to people in London.',
    primary: link('Contact Us', '/contact'),
    secondary: link('Schedule a Meeting', '/contact'),
    picture: examplePicture,
    caption: 'A drawing. We have no clinic yet.',
    audiencesLabel: 'Who we work with',
    audiences: ['Clinics and practices', 'Care homes', 'Charities'],
  }),
  pictureBare: bare('picture', {picture: examplePicture}),
  download,
  downloadBare: {
    ...download,
    _key: 'download-bare',
    lead: null,
    guide: {...exampleGuide, file: null},
    note: null,
  },
  join,
  joinBare: bare('join', {
    service: {...nurse, _id: 'service-carer', key: 'carer'},
    primary: exampleRegisterLink('carer'),
    copy: exampleProviderCopy,
  }),
} satisfies Record<string, PageHero>
