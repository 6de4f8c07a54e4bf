import type {SectionProps} from '#content/section-props.ts'

type Prose = SectionProps<'prose'>['section']
type Block = Extract<Prose['body'][number], {_type: 'block'}>

const block = (key: string, style: NonNullable<Block['style']>, text: string): Block => ({
  _key: key,
  _type: 'block',
  style,
  markDefs: [],
  children: [{_key: `${key}-words`, _type: 'span', marks: [], text}],
})

const linked: Block = {
  _key: 'linked',
  _type: 'block',
  style: 'normal',
  markDefs: [
    {
      _key: 'inside',
      _type: 'textLink',
      kind: 'page',
      page: {addressOf: 'page-privacy', path: '/privacy'},
      file: null,
    },
    {
      _key: 'outside',
      _type: 'textLink',
      kind: 'address',
      address: 'https://ico.example/complain',
      page: null,
      file: null,
    },
  ],
  children: [
    {_key: 'a', _type: 'span', marks: [], text: 'Read our '},
    {_key: 'b', _type: 'span', marks: ['inside'], text: 'privacy notice'},
    {_key: 'c', _type: 'span', marks: [], text: ' or '},
    {_key: 'd', _type: 'span', marks: ['outside'], text: 'complain'},
    {_key: 'e', _type: 'span', marks: [], text: '.'},
  ],
}

const full: Prose = {
  _key: 'full',
  _type: 'prose',
  anchor: 'cookies',
  heading: 'Cookies',
  isEmergency: null,
  body: [
    block('what', 'h2', 'What we store'),
    block('little', 'normal', 'We store little.'),
    {...block('theme', 'normal', 'Your theme'), listItem: 'bullet', level: 1},
    {...block('consent', 'normal', 'Your choice'), listItem: 'bullet', level: 1},
    block('more', 'h3', 'More about it'),
    linked,
    {
      _key: 'table',
      _type: 'table',
      caption: 'What is stored and how long',
      columns: ['Name', 'How long'],
      rows: [{_key: 'row', _type: 'tableRow', cells: ['theme', 'Until you clear it']}],
      markDefs: null,
    },
  ],
}

export const proseFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    anchor: null,
    heading: 'Terms for everybody who uses the website, the app and the services behind them',
    body: ['one', 'two', 'three'].flatMap((key) => [
      block(`${key}-heading`, 'h2', 'Responsibilities, limitations and whatever else there is'),
      block(`${key}-text`, 'normal', 'We say it in plain words, and we say all of it. '.repeat(12)),
    ]),
  },
  emergency: {
    ...full,
    _key: 'emergency',
    anchor: null,
    heading: 'When to call 999',
    isEmergency: true,
    body: [block('call', 'normal', 'Call 999 at once if there is chest pain.')],
  },
  bare: {...full, _key: 'bare', anchor: null, heading: null, body: []},
} satisfies Record<string, Prose>
