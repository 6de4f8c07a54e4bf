import type {SectionProps} from '#content/section-props.ts'

export const searchFixtures = {
  full: {
    _key: 'full',
    _type: 'search',
    anchor: null,
    heading: 'Search',
    label: 'Search this site',
    hint: 'For example, price, rash or SE5',
    button: 'Search',
    suggestionsHeading: 'Good places to start',
    suggestions: [
      {path: '/pricing', title: 'Prices', description: 'What a visit will cost.'},
      {path: '/coverage', title: 'Where we plan to visit', description: 'Check your area.'},
    ],
    card: null,
  },
  longest: {
    _key: 'longest',
    _type: 'search',
    anchor: null,
    heading: 'Search the pages, questions, guides and profiles of this website',
    label: 'Search the pages, questions, guides and profiles of this website',
    hint: null,
    button: 'Show everything that was found',
    suggestionsHeading: 'Good places to start',
    suggestions: [],
    card: null,
  },
} satisfies Record<string, SectionProps<'search'>['section']>
