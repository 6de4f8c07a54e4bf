import type {SectionProps} from '#content/section-props.ts'

type LinkList = SectionProps<'linkList'>['section']

const full: LinkList = {
  _key: 'full',
  _type: 'linkList',
  anchor: null,
  heading: 'Found a security problem?',
  intro: null,
  contact: 'security@lamplight.example',
  links: [
    {
      _key: 'accessibility',
      note: 'Web page',
      link: {
        label: 'Accessibility statement',
        kind: 'page',
        context: null,
        dialog: null,
        subject: null,
        address: null,
        page: {addressOf: 'page-accessibility', path: '/accessibility'},
      },
      service: null,
    },
  ],
  after: null,
}

export const linkListFixtures = {
  full,
  bare: {
    ...full,
    _key: 'bare',
    contact: null,
    links: full.links.map((item) => ({...item, note: null})),
  },
  doors: {
    ...full,
    _key: 'doors',
    contact: null,
    links: full.links.map((item) => ({
      ...item,
      service: {
        _id: 'service-gp',
        _type: 'service',
        key: 'gp',
        status: 'launched',
        statusLabel: 'Waitlist open',
      },
    })),
  },
} satisfies Record<string, LinkList>
