import type {SectionProps} from '#content/section-props.ts'

type ClinicianList = SectionProps<'clinicianList'>['section']
type Clinician = ClinicianList['items'][number]

const clinician = (slug: string, name: string, location: string): Clinician => ({
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
  location,
  languages: ['English', 'Igbo'],
  modes: ['Home visit', 'Video'],
  isSample: true,
  portrait: {
    alt: `A drawing of ${name}`,
    decorative: false,
    image: {
      asset: {
        _type: 'reference',
        _ref: 'image-f9a4f7515e7a1d934e5d983a11c5385fa0f89cf4-400x480-svg',
      },
      crop: null,
      hotspot: null,
      width: 400,
      height: 480,
      extension: 'svg',
    },
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
  note: 'These are example profiles. They are not real people.',
  labels: {
    years: '{n} years of experience',
    rating: 'Rated {rating} out of 5 from {reviews} reviews (example)',
    next: 'Next free: {availability}',
    languages: 'Speaks',
    modes: 'Visits',
    profile: 'View profile',
    book: 'Book',
  },
  items: [
    clinician('amara-okafor', 'Dr Amara Okafor', 'Camberwell'),
    {...clinician('imran-callowby', 'Dr Imran Callowby', 'Hackney'), availability: 'Tomorrow'},
    clinician('mei-lin-hartwright', 'Dr Mei-Lin Hartwright', 'Richmond'),
    clinician('james-whitfield', 'Dr James Whitfield', 'Islington'),
    clinician('sofia-marchbanks', 'Dr Sofia Marchbanks', 'Ealing'),
    clinician('aoife-ellerby', 'Dr Aoife Ellerby', 'Greenwich'),
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
        ...clinician(
          'wilhelmina',
          'Professor Wilhelmina Featherstonehaugh-Cholmondeley',
          'Kingston upon Thames and Richmond upon Thames',
        ),
        specialty: 'Paediatric gastroenterology, hepatology and nutrition',
        languages: ['English', 'Portuguese', 'Ukrainian', 'Yoruba', 'Punjabi', 'Cantonese'],
        modes: ['In person', 'Video', 'Home visit'],
      },
    ],
  },
  bare: {
    ...full,
    _key: 'bare',
    anchor: null,
    note: null,
    items: [
      {
        ...clinician('amara-okafor', 'Dr Amara Okafor', 'Camberwell'),
        rating: null,
        reviews: null,
        languages: null,
        isSample: null,
      },
    ],
  },
  withoutClinicians: {...full, _key: 'without-clinicians', anchor: null, items: []},
} satisfies Record<string, ClinicianList>
