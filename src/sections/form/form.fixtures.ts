import type {SectionProps} from '#content/section-props.ts'
import {exampleSubjects} from '#content/testing/example-form-copy.ts'
import {exampleLink} from '#content/testing/example-links.ts'
import {paragraphOf} from '#content/testing/paragraph-of.ts'
import {exampleDecoration, examplePicture} from '#content/testing/example-picture.ts'

type Section = SectionProps<'form'>['section']
type Copy = NonNullable<Section['copy']>
type Field = NonNullable<Copy['fields']>[number]

const field = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  _key: name,
  name,
  label,
  hint: null,
  initiallyChecked: null,
  options: null,
  errorEmpty: null,
  errorFormat: null,
  ...more,
})

const firstName = field('firstName', 'First name', {errorEmpty: 'Enter your first name'})
const lastName = field('lastName', 'Last name', {errorEmpty: 'Enter your last name'})
const email = field('email', 'Email', {
  hint: 'We’ll use it to tell you when we open.',
  errorEmpty: 'Enter your email address',
  errorFormat: 'Enter an email address in the correct format, like name@example.com',
})
const wantsNewsletter = field('wantsNewsletter', 'Send me news by email.', {
  hint: 'We’ll email you first to confirm.',
  initiallyChecked: true,
})

const privacy: Copy['privacy'] = [
  {
    _key: 'privacy',
    _type: 'block',
    style: 'normal',
    markDefs: [
      {
        _key: 'notice',
        _type: 'textLink',
        kind: 'page',
        page: {addressOf: 'page-privacy', path: '/privacy'},
        file: null,
      },
    ],
    children: [
      {_key: 'a', _type: 'span', marks: [], text: 'Read our '},
      {_key: 'b', _type: 'span', marks: ['notice'], text: 'privacy notice'},
    ],
  },
]

const copy = (
  name: string,
  fields: Field[],
  messages: Readonly<Record<string, string>>,
  more: Partial<Copy> = {},
): Copy => ({
  _id: `form-${name}`,
  _type: 'formText',
  name,
  title: 'Join our waitlist',
  intro: 'Tell us where to reach you.',
  fields,
  submit: 'Join the waitlist',
  submitting: 'Submitting...',
  close: 'Close',
  privacy,
  messages: Object.entries(messages).map(([key, text]) => ({_key: key, key, text})),
  subjects: null,
  picture: null,
  ...more,
})

/** Messages that every form with a server endpoint has. */
const refusals = {
  errorSummary: 'There is a problem',
  errorTitle: 'Error:',
  fieldsToCheck: 'Check these fields',
  tooLong: 'This is too long. Make it shorter and send the form again.',
  unsupportedCharacters: 'We cannot use some of the characters here.',
  tooManyRequests: 'We have had several forms from you. Wait a while, then try again.',
}

const area = field('area', 'First part of your postcode (optional)', {
  hint: 'For example, N1 or SW11. We don’t need the rest.',
  errorFormat: 'Enter the first part of your postcode, like N1',
})
const forWhom = field('forWhom', 'Who is it for? (optional)', {
  hint: 'We won’t ask about the other person.',
  options: ['Me', 'Someone I care for'],
})

const service = field('service', 'Which service? (optional)', {
  options: ['GP at home', 'Nurse at home', 'Specialist', 'Home carer'],
})
const waitlistFields = [firstName, lastName, email, service, area, forWhom, wantsNewsletter]

const waitlist = copy('waitlist', waitlistFields, {
  next: 'We’ll email you when visits open near you.',
  more: 'Say who it’s for',
  placeholderOption: 'Choose one',
  success: "Thank you for joining our waitlist! We'll be in touch soon.",
  failure: 'Failed to submit waitlist request',
  ...refusals,
})

const userType = field('userType', 'I am a', {
  options: ['Patient', 'GP', 'Specialist', 'Nurse', 'Carer'],
  errorEmpty: 'Choose what best describes you',
})

const earlyAccess = copy(
  'earlyAccess',
  [firstName, lastName, email, userType, {...wantsNewsletter, initiallyChecked: false}],
  {
    missing: 'Please fill in all required fields',
    patientFailed: 'Failed to submit registration',
    otherFailed: 'Failed to submit form',
    success: "Thank you for registering! We'll be in touch soon.",
    dismiss: 'Dismiss message',
    placeholderOption: 'Choose one',
    ...refusals,
  },
  {submit: 'Get early access'},
)

const provider = copy(
  'providerInterest',
  [
    {...firstName, label: 'First Name', errorEmpty: 'Required'},
    {...lastName, label: 'Last Name', errorEmpty: 'Required'},
    {...email, errorEmpty: 'Required', errorFormat: 'Invalid email'},
    field('yearsExperience', 'Years of experience', {
      hint: 'For example, 5',
      errorEmpty: 'Required',
      errorFormat: 'Enter a number, like 5',
    }),
  ],
  {
    titleGp: 'Register your interest as a GP',
    titleNurse: 'Register your interest as a nurse',
    titleSpecialist: 'Register your interest as a specialist',
    titleCarer: 'Register your interest as a carer',
    successInline: 'Thank you! Your interest has been registered successfully.',
    successToast: "Registration successful! We'll be in touch soon.",
    failure: 'Sorry, there was an error. Please try again later.',
    disabledReason: 'Fill in all the boxes to send the form.',
    dismiss: 'Dismiss message',
    ...refusals,
  },
  {submit: 'Register Interest'},
)

const contact = copy(
  'contact',
  [
    firstName,
    {...lastName, label: 'Last name (optional)', errorEmpty: null},
    email,
    field('phone', 'Phone (optional)', {hint: 'Only for a call back.'}),
    field('organisation', 'Organisation', {errorEmpty: 'Enter your organisation'}),
    field('message', 'Message', {
      hint: 'Do not include health details.',
      errorEmpty: 'Enter your message',
    }),
    field('company', 'Leave this field empty'),
  ],
  {
    missing: 'Please complete the required fields.',
    failure: 'Sorry, something went wrong. Please try again.',
    success: 'Thank you. We will be in touch shortly.',
    trapSuccess: 'Thanks. Your message has been received.',
    ...refusals,
  },
  {
    title: 'Send us a message',
    submit: 'Send message',
    submitting: 'Sending...',
    close: null,
    subjects: exampleSubjects,
  },
)

const withoutScript = {
  errorSummary: refusals.errorSummary,
  errorTitle: refusals.errorTitle,
  tooLong: refusals.tooLong,
  dismiss: 'Dismiss message',
  withoutScript: 'This form needs JavaScript. You can join the waitlist without it.',
  waitlistLink: 'Join the waitlist',
}

const download = copy(
  'download',
  [email],
  {
    ask: 'Leave your email and we’ll tell you when it’s ready.',
    unavailable: 'We do not take emails for the app yet.',
    failure: 'Sorry, we could not take your email.',
    link: 'See what is new',
    afterSubmit: 'Thank you for your interest in our app.',
    ...withoutScript,
  },
  {submit: 'Tell me when it’s ready', submitting: 'Sending...'},
)

const interest = copy(
  'interest',
  [
    field('likelihood', 'How likely are you to use this service when it opens?', {
      options: ['Very likely', 'Likely', 'Not sure', 'Unlikely', 'Very unlikely'],
      errorEmpty: 'Choose how likely you are to use this service',
    }),
  ],
  {
    emergency: 'Do not wait for us if you are unwell. Call 999 in an emergency.',
    kept: 'Your answer stays on this device.',
    keptOrCounted: 'We count your answer without your name, and only if you accepted analytics.',
    notCounted:
      'We won’t count your answer, because you said no to analytics or your browser asks websites not to track you.',
    afterSubmit: 'Thank you for your answer.',
    ...withoutScript,
  },
  {submit: 'Done', submitting: null, privacy: null},
)

const section = (
  key: string,
  form: Section['form'],
  text: Copy | null,
  more: Partial<Section> = {},
): Section => ({
  _key: key,
  _type: 'form',
  anchor: null,
  layout: 'plain',
  heading: text?.title ?? null,
  text: null,
  form,
  profession: null,
  store: null,
  front: null,
  picture: null,
  linksHeading: null,
  linksText: null,
  links: null,
  phoneLabel: null,
  emailLabel: null,
  addressLabel: null,
  missingNote: null,
  notice: null,
  copy: text,
  settings: null,
  breadcrumb: null,
  parent: null,
  trail: null,
  ...more,
})

const nurseDoor: Section['front'] = {
  _id: 'service-nurse',
  _type: 'service',
  key: 'nurse',
  status: 'comingSoon',
  doorNumber: 19,
  picture: null,
}

const panel = section('panel', 'providerInterest', provider, {
  layout: 'panel',
  heading: 'Register your interest as a GP',
  text: 'Tell us how to reach you.',
  picture: exampleDecoration,
  profession: 'gp',
  linksHeading: 'Not sure yet?',
  linksText: 'Read our policies and guides, or ask us a question.',
  links: [{_key: 'policies', ...exampleLink('Policies and guides', '/providers/policies')}],
})

const desk = section('desk', 'contact', contact, {
  layout: 'desk',
  heading: 'Contact us',
  text: 'Ask us about our plans, the waitlist or working with us.',
  phoneLabel: 'Call us',
  emailLabel: 'Email us',
  addressLabel: 'Write to us',
  missingNote: 'Our phone number will be here before we open.',
  picture: {...examplePicture, alt: 'A street lamp'},
  notice: paragraphOf('Not for emergencies.'),
  settings: {
    _id: 'siteSettings',
    _type: 'siteSettings',
    phone: '0161 496 0123',
    phoneHours: 'Mon-Fri 9AM to 5PM GMT',
    phoneHoursHint: 'Closed on bank holidays.',
    email: 'hello@lamplight.example',
    address: ['Lamplight Home Health', '1 Lamp Street', 'London', 'N1 1ZZ'],
  },
})

const invented = {phone: '020 7946 0123', address: ['12 Sample Street', 'London']}

export const formFixtures = {
  full: section('full', 'waitlist', waitlist, {anchor: 'waitlist'}),
  withPicture: section('with-picture', 'waitlist', {...waitlist, picture: examplePicture}),
  earlyAccess: section('early-access', 'earlyAccess', earlyAccess),
  nurse: section('nurse', 'providerInterest', provider, {profession: 'nurse'}),
  nurseWithPicture: section(
    'nurse-with-picture',
    'providerInterest',
    {...provider, picture: examplePicture},
    {profession: 'nurse', front: nurseDoor},
  ),
  carer: section('carer', 'providerInterest', provider, {profession: 'carer'}),
  contact: section('contact', 'contact', contact),
  download: section('download', 'download', download, {store: 'appstore'}),
  interest: section('interest', 'interest', interest),
  bare: section('bare', 'waitlist', {...waitlist, privacy: null}, {heading: null}),
  unpublished: section('unpublished', 'waitlist', null),
  panel,
  panelBare: {...panel, _key: 'card', text: null, picture: null, links: null, profession: 'nurse'},
  desk,
  deskInvented: {
    ...desk,
    _key: 'desk-invented',
    settings: desk.settings && {...desk.settings, ...invented},
  },
  deskLong: {
    ...desk,
    _key: 'desk-long',
    heading: 'Contact us about anything at all, at any time you like',
    text: `${desk.text} `.repeat(5).trim(),
  },
  deskBare: {
    ...desk,
    _key: 'desk-bare',
    text: null,
    picture: null,
    notice: null,
    settings: null,
  },
  deskUnpublished: {...desk, _key: 'desk-unpublished', copy: null},
} satisfies Record<string, Section>
