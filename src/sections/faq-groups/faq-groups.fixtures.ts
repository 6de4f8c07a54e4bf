import type {SectionProps} from '#content/section-props.ts'
import {examplePager} from '#content/testing/example-pager.ts'

type FaqGroups = SectionProps<'faqGroups'>['section']
type Question = FaqGroups['listedQuestions'][number]

const question = (id: string, category: string, words: string, answer: string): Question => ({
  _id: id,
  _type: 'faq',
  question: words,
  category,
  answer: [
    {
      _key: 'a',
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{_key: 's', _type: 'span', marks: [], text: answer}],
    },
  ],
})

const full: FaqGroups = {
  _key: 'full',
  _type: 'faqGroups',
  anchor: null,
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

/** States the section is looked at and tested in. */
export const faqGroupsFixtures = {
  full,
  withoutCategory: {
    ...full,
    _key: 'without-category',
    questionTotal: 1,
    listedQuestions: [question('faq-lone', '', 'Is the app ready?', 'Not yet.')],
  },
  withoutQuestions: {...full, _key: 'without-questions', questionTotal: 0, listedQuestions: []},
} satisfies Record<string, FaqGroups>
