import type {SectionProps} from '#content/section-props.ts'

type ClinicianList = SectionProps<'clinicianList'>['section']
type Clinician = ClinicianList['items'][number]

const spoken = (name: string, greeting: string, lang: string) => ({
  _key: lang,
  name,
  greeting,
  lang,
})

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

/** A doctor of the seed, as lists show one. */
export const exampleClinician = (slug: string, name: string, location: string): Clinician => ({
  _id: `clinician-${slug}`,
  _type: 'clinician',
  name,
  slug,
  kind: 'doctor',
  specialty: 'General Practice',
  yearsExperience: 14,
  rating: 4.9,
  reviews: 128,
  availability: 'Today',
  isPaused: false,
  location,
  address: null,
  position: {lat: 51.5503, lng: -0.1407},
  plainSpecialty: null,
  languages: [spoken('English', 'Hello', 'en'), spoken('Igbo', 'Ndewo', 'ig')],
  modes: ['Home visit', 'Video'],
  modePrices: null,
  pin: image,
  isSample: true,
  sampleBadge: 'Example profile',
  portrait: {
    alt: `A drawing of ${name}`,
    decorative: false,
    image,
    dark: null,
    narrow: null,
    narrowDark: null,
  },
})

const full: ClinicianList = {
  _key: 'full',
  _type: 'clinicianList',
  anchor: 'doctors',
  heading: 'What a GP profile will look like',
  sampleNote: 'These are example profiles. They are not real people.',
  labels: {
    years: '{n} years of experience',
    rating: 'Rated {rating} out of 5 from {reviews} reviews',
    reviews: '{reviews} reviews',
    example: 'example',
    next: 'Next free: {availability}',
    languages: 'Speaks',
    modes: 'Visits',
    profile: 'View profile',
    book: 'Book',
  },
  items: [
    exampleClinician('adaeze-thornbury', 'Dr Adaeze Thornbury', 'Kentish Town'),
    {
      ...exampleClinician('imran-callowby', 'Dr Imran Callowby', 'Hackney'),
      availability: 'Tomorrow',
    },
    exampleClinician('mei-lin-hartwright', 'Dr Mei-Lin Hartwright', 'Richmond'),
    exampleClinician('rhodri-venkatesan', 'Dr Rhodri Venkatesan', 'Islington'),
    exampleClinician('sofia-marchbanks', 'Dr Sofia Marchbanks', 'Ealing'),
    exampleClinician('kwabena-ellerby', 'Dr Kwabena Ellerby', 'Greenwich'),
  ],
}

/** States the section is looked at and tested in. */
export const clinicianListFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    anchor: null,
    items: [
      {
        ...exampleClinician(
          'wilhelmina',
          'Professor Wilhelmina Featherstonehaugh-Cholmondeley',
          'Kingston upon Thames and Richmond upon Thames',
        ),
        specialty: 'Paediatric gastroenterology, hepatology and nutrition',
        languages: ['English', 'Portuguese', 'Ukrainian', 'Yoruba', 'Punjabi', 'Cantonese'].map(
          (name) => spoken(name, name, 'en'),
        ),
        modes: ['In person', 'Video', 'Home visit'],
      },
    ],
  },
  bare: {
    ...full,
    _key: 'bare',
    anchor: null,
    items: [
      {
        ...exampleClinician('adaeze-thornbury', 'Dr Adaeze Thornbury', 'Kentish Town'),
        rating: null,
        reviews: null,
        languages: null,
        isSample: false,
        sampleBadge: null,
      },
    ],
  },
  withoutClinicians: {...full, _key: 'without-clinicians', anchor: null, items: []},
} satisfies Record<string, ClinicianList>
