import type {SectionProps} from '#content/section-props.ts'

/** States the section is looked at and tested in. */
export const faqListFixtures = {
  full: {
    _key: 'full',
    _type: 'faqList',
    anchor: 'faq',
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
    items: [
      {
        _id: 'faq-1',
        _type: 'faq',
        question: 'How soon can I see a GP?',
        answer: [
          {
            _key: 'a',
            _type: 'block',
            style: 'normal',
            markDefs: [],
            children: [{_key: 's', _type: 'span', marks: [], text: 'We plan same-day slots.'}],
          },
        ],
      },
    ],
  },
  withoutQuestions: {
    _key: 'without-questions',
    _type: 'faqList',
    anchor: null,
    heading: 'Questions',
    intro: null,
    link: null,
    items: [],
  },
} satisfies Record<string, SectionProps<'faqList'>['section']>
