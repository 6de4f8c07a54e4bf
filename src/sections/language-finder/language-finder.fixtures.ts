import type {SectionProps} from '#content/section-props.ts'

type LanguageFinder = SectionProps<'languageFinder'>['section']
type Person = LanguageFinder['speakers'][number]
type Language = NonNullable<Person['languages']>[number]

const spoken = (name: string, greeting: string, lang: string): Language => ({
  _key: lang,
  name,
  greeting,
  lang,
})

const english = spoken('English', 'Hello', 'en')

/** A portrait of the seed, by the name the content lake gives it. */
const image = {
  asset: {
    _type: 'reference' as const,
    _ref: 'image-f9a4f7515e7a1d934e5d983a11c5385fa0f89cf4-400x480-svg',
  },
  crop: null,
  hotspot: null,
  width: 400,
  height: 480,
  extension: 'svg',
}

const person = (slug: string, name: string, languages: Language[]): Person => ({
  _id: `clinician-${slug}`,
  _type: 'clinician',
  name,
  slug,
  kind: 'doctor',
  specialty: 'General Practice',
  plainSpecialty: null,
  yearsExperience: 14,
  rating: null,
  reviews: null,
  availability: 'Today',
  isPaused: false,
  location: 'Kentish Town',
  address: null,
  position: {lat: 51.5503, lng: -0.1407},
  languages,
  modes: ['Home visit'],
  modePrices: null,
  portrait: {
    alt: `A drawing of ${name}`,
    decorative: false,
    image,
    dark: null,
    narrow: null,
    narrowDark: null,
  },
  pin: image,
  isSample: true,
  sampleBadge: 'Example profile',
})

const full: LanguageFinder = {
  _key: 'full',
  _type: 'languageFinder',
  anchor: 'languages',
  heading: 'Who speaks your language?',
  text: 'Choose a language to see who speaks it.',
  jumpLabel: 'Languages',
  nobody: 'There is nobody in this list yet.',
  sampleNote: 'These are example profiles. They are not real people.',
  interpreterHeading: 'Ask for an interpreter',
  interpreterText: 'Tell us which language you need.',
  interpreterLink: {
    label: 'Contact us',
    kind: 'page',
    context: null,
    dialog: null,
    subject: null,
    address: null,
    page: {addressOf: 'page-contact', path: '/contact'},
  },
  speakers: [
    person('adaeze-thornbury', 'Dr Adaeze Thornbury', [english, spoken('Igbo', 'Ndewo', 'ig')]),
    person('imran-callowby', 'Dr Imran Callowby', [english, spoken('Urdu', 'السلام علیکم', 'ur')]),
  ],
}

/** States the section is looked at and tested in. */
export const languageFinderFixtures = {
  full,
  withoutPeople: {...full, _key: 'without-people', anchor: null, text: null, speakers: []},
} satisfies Record<string, LanguageFinder>
