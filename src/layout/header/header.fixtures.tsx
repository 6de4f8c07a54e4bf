import type {Frame} from '#content/queries/get-frame.ts'
import {exampleDocument} from '#forms/testing/example-copy.ts'
import {Header} from './header.tsx'

type Menu = NonNullable<Frame['navigation']['menus']>[number]
type MenuItem = NonNullable<Menu['items']>[number]
type Service = NonNullable<MenuItem['service']>

const page = (path: string) => ({addressOf: `page${path.replaceAll('/', '-')}`, path})

const item = (
  label: string,
  path: string,
  service: [Service['key'], Service['status']] | null,
): MenuItem => ({
  _key: path.replaceAll('/', '-'),
  label,
  text: service === null ? null : `About ${label}`,
  page: page(path),
  service: service && {
    _id: `service-${service[0]}`,
    _type: 'service',
    key: service[0],
    status: service[1],
    statusLabel: service[1] === 'comingSoon' ? 'Coming Soon' : 'Opening first',
  },
})

const link = (label: string, path: string) => ({
  _key: label,
  label,
  kind: 'page' as const,
  context: null,
  dialog: null,
  subject: null,
  address: null,
  page: page(path),
})

const navigation: Frame['navigation'] = {
  _id: 'navigation',
  _type: 'navigation',
  skipLink: 'Skip to main content',
  logoLabel: 'Lamplight home',
  menuOpen: 'Open menu',
  menuClose: 'Close menu',
  menuTitle: 'Menu',
  themeToDark: 'Use dark theme',
  themeToLight: 'Use light theme',
  previewNotice: 'You are looking at drafts.',
  previewLeave: 'Show what is published',
  previewEnds: 'This link works until',
  previewIncomplete: 'This section cannot be shown yet.',
  themeIsDark: 'Dark theme is on',
  themeIsLight: 'Light theme is on',
  registerButton: 'Register Interest',
  menus: [
    {
      _key: 'patients',
      title: 'For Patients',
      intro: 'Care that comes to you',
      items: [
        item('Request a GP visit', '/gp-visit', ['gp', 'launched']),
        item('Schedule a Nurse', '/nurse-visit', ['nurse', 'comingSoon']),
        item('Consult a Specialist', '/specialist-visit', ['specialist', 'launched']),
        item('Arrange a Carer', '/carer-visit', ['carer', 'comingSoon']),
        item('Pricing', '/pricing', null),
      ],
    },
    {
      _key: 'providers',
      title: 'For Providers',
      intro: 'Join our network',
      items: [
        item('GPs', '/providers/gp', ['gp', 'launched']),
        item('Partner with us', '/providers/partners', null),
      ],
    },
  ],
  links: [link('About', '/about'), link('Contact', '/contact')],
}

const waitlist: Frame['waitlist'] = {
  ...exampleDocument('waitlist'),
  name: 'waitlist',
  title: 'Join our waitlist',
}

const settings: Frame['settings'] = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  brand: 'Lamplight',
  brandFull: 'Lamplight Home Health',
  tagline: 'Healthcare, at home',
  titleTemplate: '%s – Lamplight',
  defaultDescription: 'Healthcare at home across London.',
  shareImage: {
    asset: {
      _type: 'reference',
      _ref: 'image-39b7e00a097994ead3f9a9ea0b0442a93d6c85cd-1200x630-jpg',
    },
    crop: null,
    hotspot: null,
    width: 1200,
    height: 630,
    extension: 'jpg',
  },
  email: 'hello@lamplight.example',
  dataEmail: 'privacy@lamplight.example',
  securityEmail: 'security@lamplight.example',
  phone: '0161 496 0123',
  phoneHours: 'Mon-Fri 9AM to 5PM GMT',
  phoneHoursHint: 'UK time.',
  replyTime: '24 hours',
  address: ['1 Lamp Street', 'London', 'N1 1ZZ'],
  toBeAnnounced: 'to be announced',
  emergencyStrip: 'Emergency? Call 999.',
  priceFrom: '£149',
  cancelHours: '24 hours',
  legalName: 'Lamplight Home Health Ltd',
  company: {
    number: '12345678',
    registeredIn: 'England and Wales',
    registeredOffice: '1 Lamp Street, London, N1 1ZZ',
    icoNumber: 'ZA123456',
    line: 'Lamplight Home Health Ltd is registered in England and Wales. Registered office: 1 Lamp Street, London, N1 1ZZ.',
  },
  cqc: {
    status: 'none',
    textNone: 'We are not open for visits yet.',
    textApplied: 'We have applied to register.',
    textRegistered: 'Registered with the Care Quality Commission.',
    providerId: null,
    rating: null,
  },
  sampleData: {
    show: true,
    doctorBadge: 'Example profile',
    doctorNote: 'These are example profiles.',
    mapNote: 'Example locations only.',
    quoteBadge: 'Example quote',
    quoteNote: 'These are example quotes.',
  },
  social: null,
  mapAttribution: 'Contains National Statistics and OS data.',
}

export const frame: Frame = {
  navigation,
  waitlist,
  doors: [],
  settings,
  footer: {
    _id: 'footer',
    _type: 'footer',
    columns: [],
    emergencyNote: 'Not for emergencies. If you need urgent care call 999.',
    emergencyExtra: 'For other help call 111.',
    privateNote: 'We are a private service.',
    copyright: '© 2026 Lamplight',
    illustrationNote: 'The people in the pictures are drawn.',
    socialHeading: 'Follow us',
  },
}

export const headerFixtures = {
  full: <Header frame={frame} />,
  withoutMenus: <Header frame={{...frame, navigation: {...navigation, menus: [], links: null}}} />,
}
