import type {SectionProps} from '#content/section-props.ts'
import {examplePager} from '#content/testing/example-pager.ts'
import {paragraphOf} from '#content/testing/paragraph-of.ts'
import type {GroupedFaqs} from './group-questions.ts'

type Faqs = SectionProps<'faqs'>['section']

const question = (id: string, category: string, words: string, answer: string) => ({
  _id: id,
  _type: 'faq' as const,
  question: words,
  category,
  answer: paragraphOf(answer),
})

const full: Faqs = {
  _key: 'full',
  _type: 'faqs',
  anchor: 'faq',
  layout: 'chosen',
  heading: 'Questions about GP visits',
  intro: 'Can’t find yours?',
  link: {
    label: 'Write to us',
    kind: 'page',
    context: null,
    dialog: null,
    subject: null,
    address: null,
    page: {addressOf: 'page-contact', path: '/contact'},
  },
  items: [question('faq-1', 'GP visits', 'How soon can I see a GP?', 'We plan same-day slots.')],
  filterLabel: null,
  filterButton: null,
  found: null,
  foundOne: null,
  foundNone: null,
}

const groups: GroupedFaqs = {
  _key: 'groups',
  _type: 'faqs',
  anchor: null,
  layout: 'groups',
  heading: null,
  intro: null,
  link: null,
  items: null,
  filterLabel: 'Find a question',
  filterButton: 'Search the website',
  found: 'questions fit',
  foundOne: 'question fits',
  foundNone: 'No question fits. Try another word.',
  listPath: '/faq',
  pager: examplePager,
  questionTotal: 3,
  listedQuestions: [
    question('faq-book', 'About Lamplight', 'Can I book now?', 'Not yet. Join the waitlist.'),
    question('faq-nhs', 'About Lamplight', 'Are you part of the NHS?', 'No. Call 111 for help.'),
    question('faq-fee', 'GP visits', 'How much is a home visit?', 'Fees start from £149.'),
  ],
}

export const faqsFixtures = {
  full,
  chosenWithoutQuestions: {
    ...full,
    _key: 'chosen-bare',
    anchor: null,
    heading: 'Questions',
    intro: null,
    link: null,
    items: [],
  },
  groups,
  filter: {
    ...full,
    _key: 'filter',
    anchor: null,
    layout: 'filter',
    heading: null,
    intro: null,
    link: null,
    items: null,
    filterLabel: groups.filterLabel,
    filterButton: groups.filterButton,
    found: groups.found,
    foundOne: groups.foundOne,
    foundNone: groups.foundNone,
    filteredTotal: 3,
  },
  groupsWithoutFilter: {...groups, _key: 'no-filter', filterLabel: null},
  groupsWithoutCategory: {
    ...groups,
    _key: 'without-category',
    questionTotal: 1,
    listedQuestions: [question('faq-lone', '', 'Is the app ready?', 'Not yet.')],
  },
  groupsWithoutQuestions: {...groups, _key: 'none', questionTotal: 0, listedQuestions: []},
} satisfies Record<string, Faqs>
