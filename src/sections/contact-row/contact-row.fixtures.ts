import type {SectionProps} from '#content/section-props.ts'
import {exampleLink} from '#content/testing/example-links.ts'

type ContactRow = SectionProps<'contactRow'>['section']

const full: ContactRow = {
  _key: 'full',
  _type: 'contactRow',
  anchor: null,
  heading: 'Talk to us',
  addressLabel: 'Visit us',
  addressHint: 'Placeholder address',
  phoneLabel: 'Call us',
  phoneHint: 'Placeholder number',
  emailLabel: 'Email us',
  emailHint: 'We reply within 24 hours.',
  button: exampleLink('Schedule a Meeting', '/contact'),
  buttonNote: 'You cannot book a meeting online yet.',
  settings: {
    _id: 'siteSettings',
    _type: 'siteSettings',
    address: ['Lamplight Home Health', '12 Sample Street', 'London', 'N1 0ZZ'],
    phone: '020 7946 0123',
    phoneHours: 'Mon-Fri 9AM to 5PM GMT',
    email: 'hello@lamplight.example',
  },
}

/** States the section is looked at and tested in. */
export const contactRowFixtures = {
  full,
  bare: {
    ...full,
    _key: 'bare',
    addressHint: null,
    phoneHint: null,
    emailHint: null,
    button: {
      ...full.button,
      kind: 'address',
      address: 'https://meetings.example/lamplight',
      page: null,
    },
    buttonNote: null,
  },
} satisfies Record<string, ContactRow>
