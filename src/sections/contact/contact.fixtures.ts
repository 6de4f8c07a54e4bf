import type {SectionProps} from '#content/section-props.ts'
import {exampleLink} from '#content/testing/example-links.ts'
import {exampleDecoration} from '#content/testing/example-picture.ts'

type Contact = SectionProps<'contact'>['section']

const empty: Contact = {
  _key: 'empty',
  _type: 'contact',
  anchor: null,
  layout: 'row',
  heading: 'Talk to us',
  text: null,
  picture: null,
  addressLabel: null,
  addressHint: null,
  phoneLabel: null,
  phoneHint: null,
  emailLabel: null,
  emailHint: null,
  missingNote: null,
  button: null,
  buttonNote: null,
  settings: null,
}

const settings: NonNullable<Contact['settings']> = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  address: ['Lamplight Home Health', '1 Lamp Street', 'London', 'N1 1ZZ'],
  phone: '0161 496 0123',
  phoneHours: 'Mon-Fri 9AM to 5PM GMT',
  phoneHoursHint: 'UK time. Closed on bank holidays.',
  email: 'hello@lamplight.example',
}

/** Facts that an editor has yet to replace. */
const invented = {
  ...settings,
  address: ['12 Sample Street', 'London'],
  phone: '020 7946 0123',
}

const labels = {addressLabel: 'Visit us', phoneLabel: 'Call us', emailLabel: 'Email us'}
const button = exampleLink('Schedule a Meeting', '/contact')

const portrait: Contact = {
  ...empty,
  _key: 'portrait',
  settings,
  layout: 'portrait',
  heading: 'Would you rather ask a person?',
  text: 'Call us or write to us.',
  picture: exampleDecoration,
}

export const contactFixtures = {
  full: {
    ...empty,
    ...labels,
    _key: 'full',
    settings,
    addressHint: 'Ring the bell.',
    phoneHint: 'Closed on bank holidays.',
    emailHint: 'We reply within 24 hours.',
    button,
    buttonNote: 'You cannot book a meeting online yet.',
  },
  rowBare: {
    ...empty,
    ...labels,
    _key: 'row-bare',
    settings,
    button: {...button, kind: 'address', address: 'https://meetings.example/lamplight', page: null},
  },
  invented: {
    ...empty,
    ...labels,
    _key: 'invented',
    missingNote: 'Our phone number will be here before we open.',
    addressHint: 'Placeholder address',
    phoneHint: 'Placeholder number',
    button,
    settings: invented,
  },
  portrait,
  portraitInvented: {...portrait, _key: 'portrait-invented', settings: invented},
  portraitLong: {...portrait, _key: 'portrait-long', text: 'Call us. '.repeat(36).trim()},
  portraitBare: {...portrait, _key: 'portrait-bare', text: null, picture: null, settings: null},
} satisfies Record<string, Contact>
