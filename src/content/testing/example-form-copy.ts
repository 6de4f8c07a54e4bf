import type {SectionMap} from '#content/section-props.ts'

type Copy = NonNullable<Extract<SectionMap['pageHero'], {copy: unknown}>['copy']>
type Field = NonNullable<Copy['fields']>[number]

const field = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  _key: name,
  name,
  label,
  hint: null,
  initiallyChecked: null,
  options: null,
  errorEmpty: 'Required',
  errorFormat: null,
  ...more,
})

const messages = {
  titleGp: 'Register your interest as a GP',
  titleNurse: 'Register your interest as a nurse',
  titleSpecialist: 'Register your interest as a specialist',
  titleCarer: 'Register your interest as a carer',
  successInline: 'Thank you! Your interest has been registered successfully.',
  successToast: "Registration successful! We'll be in touch soon.",
  failure: 'Sorry, there was an error. Please try again later.',
  disabledReason: 'Fill in all the boxes to send the form.',
  dismiss: 'Dismiss message',
  errorSummary: 'There is a problem',
  errorTitle: 'Error:',
  fieldsToCheck: 'Check these fields',
  tooLong: 'This is too long. Make it shorter and send the form again.',
  unsupportedCharacters: 'We cannot use some of the characters here.',
  tooManyRequests: 'We have had several forms from you. Wait a while, then try again.',
}

export const exampleProviderCopy: Copy = {
  _id: 'form-provider-interest',
  _type: 'formText',
  name: 'providerInterest',
  title: 'Register your interest',
  intro: null,
  fields: [
    field('firstName', 'First Name'),
    field('lastName', 'Last Name'),
    field('email', 'Email', {errorFormat: 'Invalid email'}),
    field('yearsExperience', 'Years of experience', {errorFormat: 'Enter a number, like 5'}),
  ],
  submit: 'Register Interest',
  submitting: 'Submitting...',
  close: 'Close',
  privacy: null,
  messages: Object.entries(messages).map(([key, text]) => ({_key: key, key, text})),
  subjects: null,
  picture: null,
}

/** Subjects of the contact form, one of which has its own headline. */
export const exampleSubjects: NonNullable<Copy['subjects']> = [
  {
    _key: 'data',
    key: 'my-data',
    heading: null,
    lead: null,
    parent: null,
    formHeading: null,
    messageLabel: null,
    messageHint: null,
    submit: null,
    text: 'I have a question about my data.',
    asksOrganisation: false,
  },
  {
    _key: 'partnership',
    key: 'partnership',
    heading: 'Ask about working together',
    lead: 'The Lamplight team will reply.',
    parent: {
      _id: 'page-providers-partners',
      _type: 'page',
      breadcrumb: 'Partner with us',
      path: '/providers/partners',
    },
    formHeading: 'Suggest two times',
    messageLabel: 'Your organisation',
    messageHint: 'Complete these lines.',
    submit: 'Ask for a meeting',
    text: 'Working together',
    asksOrganisation: true,
  },
]
