import type {SearchCopy, SearchEntry} from '#search/search-content.ts'

const entry = (
  kind: SearchEntry['kind'],
  path: string,
  title: string,
  description: string,
  text = '',
): SearchEntry => ({id: `${kind} ${path}`, kind, label: null, path, title, description, text})

export const exampleEntries: readonly SearchEntry[] = [
  entry(
    'pages',
    '/specialist-visit',
    'Consult a Specialist',
    'Talk to a specialist at home.',
    'Skin, heart and children. We do not treat new chest pain. Dermatology is for skin.',
  ),
  entry('pages', '/pricing', 'Prices', 'What a visit will cost, and what may cost extra.'),
  entry('questions', '/gp-visit', 'What can a GP treat at home?', 'Infections, pain and coughs.'),
  {
    ...entry('people', '/specialists/tomasz', 'Dr Tomasz Wrenfield', 'Heart. Hammersmith.'),
    label: 'Cardiology',
  },
  entry('updates', '/updates', 'Landing page launch', 'Our first website is here.'),
]

export const exampleCopy: SearchCopy = {
  heading: 'Search',
  label: 'Search this site',
  hint: '',
  button: 'Search',
  privacyNote: 'We do not keep what you type.',
  labels: {
    one: '1 result',
    many: '{n} results',
    none: 'No results',
    forQuery: 'for “{query}”',
    join: 'Join for {name}',
  },
  groupNames: {
    pages: 'Pages',
    questions: 'Questions',
    people: 'Profiles',
    guides: 'Guides',
    updates: 'Updates',
  },
  kindNames: {
    pages: 'Page',
    questions: 'Answer',
    people: 'Profile',
    guides: 'Guide',
    updates: 'Update',
  },
  noneText: 'Check the spelling, or call 020 7946 0123.',
  suggestionsHeading: 'People often look for',
  contact: {label: 'Contact us', href: '/contact'},
  wordGroups: [{name: 'PAIN', words: ['pain', 'tight']}],
  safetyLine: 'Ill now: 999 or 111.',
  answers: [
    {words: ['dentist'], text: 'We have no dentists. Call 111.', links: []},
    {words: ['how much'], text: 'See prices.', links: [{label: 'Prices', href: '/pricing'}]},
  ],
  synonyms: [{words: ['price', 'fee', 'how much']}, {words: ['heart', 'cardiology']}],
  suggestions: [{path: '/pricing', title: 'Prices', description: 'What a visit will cost.'}],
  urgent: {
    prefix: 'Immediate action required:',
    heading: 'Call 999 or go to A&E now if:',
    signs: [
      {text: 'you have chest pain', words: ['chest PAIN', 'heart attack'], isHidden: false},
      {text: 'someone has a fit', words: ['fit', 'seizure'], isHidden: false},
      {text: 'someone may end their life', words: ['suicide', 'end my life'], isHidden: true},
    ],
    exceptions: ['keep fit'],
    callLabel: 'Call 999',
    note: 'Go to NHS 111 online or call 111. If you are deaf, call 18001 111.',
    resultsNote: 'We show help first.',
  },
}
