import type {SectionProps} from '@/content/section-props'

type Section = SectionProps<'form'>['section']
type Words = NonNullable<Section['words']>
type Field = NonNullable<Words['fields']>[number]

const field = (name: string, label: string, autocomplete: string | null): Field => ({
  _key: name,
  name,
  label,
  hint: null,
  autocomplete,
  initiallyChecked: null,
  options: null,
  errorEmpty: null,
  errorFormat: null,
})

const words: Words = {
  _id: 'form-waitlist',
  name: 'waitlist',
  _type: 'formText',
  title: 'Join our waitlist',
  intro: 'Tell us where to reach you.',
  fields: [
    field('firstName', 'First name', 'given-name'),
    field('lastName', 'Last name', 'family-name'),
    {...field('email', 'Email', 'email'), hint: 'We will use this to tell you when we open.'},
    {
      ...field('wantsNewsletter', 'Send me news by email.', null),
      hint: 'We will email you to confirm first.',
      initiallyChecked: true,
    },
  ],
  submit: 'Join the waitlist',
  submitting: 'Submitting...',
  close: 'Close',
  privacy: [
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
        },
      ],
      children: [
        {_key: 'a', _type: 'span', marks: [], text: 'Read our '},
        {_key: 'b', _type: 'span', marks: ['notice'], text: 'privacy notice'},
      ],
    },
  ],
  messages: [
    {
      _key: 'success',
      key: 'success',
      text: "Thank you for joining our waitlist! We'll be in touch soon.",
    },
    {_key: 'failure', key: 'failure', text: 'Failed to submit waitlist request'},
  ],
  picture: null,
}

/** States the section is looked at and tested in. */
export const formFixtures = {
  full: {
    _key: 'full',
    _type: 'form',
    anchor: 'waitlist',
    heading: 'Join our waitlist',
    form: 'waitlist',
    profession: null,
    store: null,
    words,
  },
  bare: {
    _key: 'bare',
    _type: 'form',
    anchor: null,
    heading: null,
    form: 'waitlist',
    profession: null,
    store: null,
    words: {...words, privacy: null},
  },
  unpublished: {
    _key: 'unpublished',
    _type: 'form',
    anchor: null,
    heading: 'Join our waitlist',
    form: 'waitlist',
    profession: null,
    store: null,
    words: null,
  },
} satisfies Record<string, Section>
