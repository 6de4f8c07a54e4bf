import type {SectionProps} from '#content/section-props.ts'

type Lists = SectionProps<'lists'>['section']

const section = (layout: Lists['layout'], more: Partial<Lists>): Lists => ({
  _key: layout,
  _type: 'lists',
  anchor: null,
  layout,
  heading: '',
  intro: null,
  firstHeading: null,
  items: [],
  secondHeading: null,
  secondItems: null,
  note: null,
  ...more,
})

const full = section('lights', {
  heading: 'What AI does, and what it leaves alone',
  firstHeading: 'AI will',
  items: ['help to sort the list'],
  secondHeading: 'AI will not',
  secondItems: ['diagnose you', 'decide your care'],
})

const included = section('included', {
  heading: 'What is included',
  items: ['The visit and the consultation', 'Basic prescriptions'],
  secondHeading: 'What may cost extra',
  secondItems: ['Tests and scans', 'Some medicines'],
  note: 'We’ll tell you the price first, and you can say no.',
})

const open = section('open', {
  heading: 'Not done yet',
  intro: 'A trust page should say this part too.',
  items: ['Our host is not chosen.', 'We are not registered yet.'],
})

export const listsFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    items: ['one', 'two', 'three'].map((word) => `${word} and more of it `.repeat(8).trim()),
  },
  included,
  includedWithoutNote: {...included, _key: 'without-note', note: null},
  open,
  openBare: {...open, _key: 'bare', intro: null, items: ['Our host is not chosen.']},
} satisfies Record<string, Lists>
