import type {SectionProps} from '#content/section-props.ts'

type Outcome = SectionProps<'formOutcome'>['section']

const field = (
  name: string,
  label: string,
  errorEmpty: string | null,
  errorFormat: string | null = null,
) => ({name, label, errorEmpty, errorFormat})

const full = {
  _key: 'full',
  _type: 'formOutcome',
  anchor: null,
  form: 'waitlist',
  key: 'success',
  kind: 'success',
  lead: 'We have saved your details.',
  next: {
    label: 'Back to Home',
    kind: 'page',
    context: null,
    dialog: null,
    subject: null,
    address: null,
    page: {addressOf: 'page-home', path: '/'},
  },
  other: null,
  formPage: {
    _id: 'page-home',
    _type: 'page',
    path: '/',
    shared: [],
    sectionKey: null,
    profession: null,
  },
  copy: {
    _id: 'form-waitlist',
    _type: 'formText',
    fields: [
      field('firstName', 'First name', 'Enter your first name'),
      field('lastName', 'Last name', 'Enter your last name'),
      field('email', 'Email', 'Enter your email address', 'Enter an email like name@example.com'),
      field('wantsNewsletter', 'Send me news by email.', null),
    ],
    messages: [
      {key: 'success', text: "Thank you for joining our waitlist! We'll be in touch soon."},
      {key: 'failure', text: 'Failed to submit waitlist request'},
      {key: 'fieldsToCheck', text: 'Check these fields'},
      {key: 'cardLabel', text: 'Lamplight waitlist'},
      {key: 'cardTitle', text: 'You’re on the list'},
      {key: 'cardTitleArea', text: 'You’re on the list for {area}'},
      {key: 'cardNotStarted', text: 'Visits haven’t started yet.'},
      {key: 'cardWhen', text: 'We’ll email you when we open near you.'},
      {key: 'keepCard', text: 'Save this card'},
      {key: 'printCard', text: 'Print this card'},
    ],
  },
} satisfies Outcome

export const formOutcomeFixtures = {
  full,
  failed: {
    ...full,
    _key: 'failed',
    key: 'failure',
    kind: 'failure',
    formPage: {
      _id: 'page-register-interest',
      _type: 'page',
      path: '/register-interest',
      shared: [],
      sectionKey: 'form-1',
      profession: null,
    },
  },
  malformed: {
    ...full,
    _key: 'malformed',
    form: 'contact',
    key: 'failure',
    kind: 'failure',
    formPage: {
      _id: 'page-contact',
      _type: 'page',
      path: '/contact',
      shared: [],
      sectionKey: 'form-2',
      profession: null,
    },
    copy: {
      _id: 'form-contact',
      _type: 'formText',
      fields: [
        field('firstName', 'First name', 'Enter your first name'),
        field('email', 'Email', 'Enter your email address', 'Enter an email like name@example.com'),
      ],
      messages: [
        {key: 'failure', text: 'Sorry, something went wrong. Please try again.'},
        {key: 'fieldsToCheck', text: 'Check these fields'},
      ],
    },
  },
  professional: {
    ...full,
    _key: 'professional',
    form: 'providerInterest',
    key: 'failure',
    kind: 'failure',
    copy: {
      _id: 'form-provider-interest',
      _type: 'formText',
      fields: [
        field('firstName', 'First Name', 'Required'),
        field('email', 'Email', 'Required', 'Invalid email'),
      ],
      messages: [
        {key: 'failure', text: 'Sorry, there was an error. Please try again later.'},
        {key: 'fieldsToCheck', text: 'Check these fields'},
      ],
    },
  },
  withOther: {
    ...full,
    _key: 'with-other',
    other: {...full.next, label: 'Home'},
  },
  bare: {
    ...full,
    _key: 'bare',
    lead: null,
    next: null,
    copy: {
      ...full.copy,
      messages: [
        {key: 'success', text: "Thank you for joining our waitlist! We'll be in touch soon."},
      ],
    },
  },
  unpublished: {...full, _key: 'unpublished', copy: null},
} satisfies Record<string, Outcome>
