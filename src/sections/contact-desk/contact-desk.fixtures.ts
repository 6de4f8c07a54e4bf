import type {SectionProps} from '#content/section-props.ts'
import {examplePicture} from '#content/testing/example-picture.ts'

type ContactDesk = SectionProps<'contactDesk'>['section']

type Copy = NonNullable<ContactDesk['copy']>

const field = (name: string, label: string, hint: string | null = null) => ({
  _key: name,
  name,
  label,
  hint,
  initiallyChecked: null,
  options: null,
  errorEmpty: `${label} is needed`,
  errorFormat: `${label} looks wrong`,
})

const messages: Readonly<Record<string, string>> = {
  missing: 'Please complete the required fields.',
  failure: 'Sorry, something went wrong. Please try again.',
  success: 'Thank you. We will be in touch shortly.',
  trapSuccess: 'Thanks. Your message has been received.',
  errorSummary: 'There is a problem',
  errorTitle: 'Error:',
  fieldsToCheck: 'Check these fields',
  tooLong: 'This is too long.',
  unsupportedCharacters: 'We cannot use some of the characters here.',
  tooManyRequests: 'Wait a while, then try again.',
}

const copy: Copy = {
  _id: 'form-contact',
  _type: 'formText',
  name: 'contact',
  title: 'Send us a message',
  intro: null,
  fields: [
    field('firstName', 'First name'),
    field('lastName', 'Last name (optional)'),
    field('email', 'Email', 'We will reply to this address.'),
    field('phone', 'Phone (optional)', 'Only for a call back.'),
    field('message', 'Message', 'Do not include health details. In an emergency call 999.'),
    field('company', 'Leave this field empty'),
  ],
  submit: 'Send message',
  submitting: 'Sending...',
  close: null,
  privacy: null,
  messages: Object.entries(messages).map(([key, text]) => ({_key: key, key, text})),
  subjects: null,
  picture: null,
}

const full: ContactDesk = {
  _key: 'desk',
  _type: 'contactDesk',
  anchor: null,
  breadcrumb: null,
  trail: null,
  headline: 'Contact us',
  lead: 'Ask us about our plans, the waitlist or working with us.',
  callLabel: 'Call us',
  emailLabel: 'Email us',
  writeLabel: 'Write to us',
  picture: {...examplePicture, alt: 'A blue front door, number 17'},
  notice: [
    {
      _key: 'notice',
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{_key: 'a', _type: 'span', marks: [], text: 'Not for emergencies.'}],
    },
  ],
  reach: {
    _id: 'siteSettings',
    _type: 'siteSettings',
    phone: '020 7946 0123',
    phoneHours: 'Mon-Fri 9AM to 5PM GMT',
    phoneHoursHint: 'UK time. Closed on bank holidays.',
    email: 'hello@lamplight.example',
    address: ['Lamplight Home Health', '12 Sample Street', 'London', 'N1 0ZZ'],
  },
  copy,
}

/** States the section is looked at and tested in. */
export const contactDeskFixtures = {
  full,
  longest: {
    ...full,
    _key: 'desk-longest',
    headline: 'Contact us about anything at all, at any time you like',
    lead: `${full.lead ?? ''} `.repeat(5).trim(),
  },
  bare: {...full, _key: 'desk-bare', lead: null, picture: null, notice: null, reach: null},
  unpublished: {...full, _key: 'desk-unpublished', copy: null},
} satisfies Record<string, ContactDesk>
