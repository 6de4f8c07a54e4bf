import type {SectionProps} from '#content/section-props.ts'

type Hero = SectionProps<'hero'>['section']

/** A portrait of the seed, by the name the content lake gives it. */
const portrait = (id: string) => ({
  asset: {_type: 'reference' as const, _ref: `image-${id}-svg`},
  crop: null,
  hotspot: null,
  width: 400,
  height: 480,
  extension: 'svg',
})

const person = (id: string, name: string, role: string, alt: string) => ({
  _key: id.slice(0, 6),
  name,
  role,
  picture: {
    alt,
    decorative: false,
    image: portrait(id),
    dark: null,
    narrow: null,
    narrowDark: null,
  },
})

const link = (label: string, path: string) => ({
  label,
  kind: 'page' as const,
  context: null,
  dialog: null,
  subject: null,
  address: null,
  page: {addressOf: `page${path.replaceAll('/', '-')}`, path},
})

const full: Hero = {
  _key: 'full',
  _type: 'hero',
  anchor: null,
  headline: 'Healthcare is at home.',
  highlight: 'at home.',
  lead: 'GPs, nurses, specialists and carers come to your home. We are getting ready to open.',
  primary: {
    ...link('Early Access', '/register-interest'),
    kind: 'dialog',
    dialog: 'earlyAccess',
  },
  secondary: {...link('Learn more', '/about'), context: 'about Lamplight'},
  facts: [
    {_key: 'price', value: 'From £149', label: 'planned fee with basic prescriptions'},
    {_key: 'time', value: 'Under 2 minutes', label: 'to book, by design'},
    {_key: 'day', value: 'Same day', label: 'evening and weekend visits planned'},
  ],
  windows: [
    person(
      'a574a12fded785aaee3b1edc2646ac9675c1a8da-420x986',
      'Dr Amara Okafor',
      'GP · Camberwell',
      'A doctor in a white coat in the doorway',
    ),
    person(
      'eb182e7f7905b7e4b2ce445fd83d56be596c5284-400x480',
      'Dr James Whitfield',
      'GP · Islington',
      'A man with grey hair and glasses',
    ),
    person(
      '62baf42f847744b1de7b64f710051fbe07fac892-400x480',
      'Grace Mensah',
      'Nurse · Peckham',
      'A woman in a navy nurse tunic',
    ),
    person(
      '64a3db81d82c050d303cf20c91025515e206a0eb-400x480',
      'Dr Fatima Al-Sayed',
      'Paediatrics · Ealing',
      'A woman in a green headscarf',
    ),
    person(
      '98b10c05169ff89672339f91017102b808297da7-400x480',
      'Daniel Campbell',
      'Nurse · Brixton',
      'A man in green scrubs',
    ),
  ],
  pictureLabel: 'A London terraced house with a GP at the door and four clinicians at the windows.',
  previousLabel: 'Previous clinician',
  nextLabel: 'Next clinician',
  pauseLabel: 'Keep the light where it is',
  playLabel: 'Let the light move on',
}

/** States the section is looked at and tested in. */
export const heroFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    headline: 'Healthcare comes to everybody’s own front door.',
    highlight: 'everybody’s own front door.',
    lead: `${full.lead} ${full.lead} ${full.lead}`,
    facts: [
      {_key: 'a', value: 'Under two hundred minutes', label: 'to book a visit on a busy day'},
      {_key: 'b', value: 'Evenings and weekends', label: 'and bank holidays as well'},
    ],
  },
  bare: {...full, _key: 'bare', highlight: null, facts: null},
} satisfies Record<string, Hero>
