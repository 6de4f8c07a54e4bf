import type {SectionProps} from '#content/section-props.ts'
import {exampleClinician} from '#content/testing/example-clinician.ts'

type Section = SectionProps<'findClinicians'>['section']
type Clinician = Section['clinicians'][number]

const kentishTown = {lat: 51.5503, lng: -0.1407}

const clinician = (slug: string, name: string, position = kentishTown): Clinician => ({
  ...exampleClinician(slug, name, 'Kentish Town'),
  languages: null,
  position,
})

const full: Section = {
  _key: 'full',
  _type: 'findClinicians',
  anchor: 'find',
  heading: 'Find a doctor near you',
  lead: null,
  composition: 'list',
  listHeading: 'Nearest to central London',
  exampleHeading: 'Example: nearest to central London',
  nearHeading: 'Near you',
  locationNote: 'We will ask to use your location. We do not keep it.',
  mapAttribution: 'Contains National Statistics and OS data © Crown copyright',
  sampleNote: 'Example locations only. No doctor is at these places.',
  labels: {
    locate: 'Find your closest doctor',
    locating: 'Your browser is looking for your location.',
    located: 'The list now starts with the closest: {name}, {distance}.',
    away: '{distance} away',
    fromCentre: '{distance} from central London',
    denied: 'We couldn’t use your location. The map shows central London.',
    failed: 'Your browser did not find your location. The map shows central London.',
    outside: 'Your location is outside the map. The map shows central London.',
    map: 'Map of central London with example places',
    skip: 'Skip the map',
    unfold: 'Show the list and map',
    fold: 'Hide the list and map',
    nobody: 'There is nobody to show yet.',
  },
  streetMap: {
    show: 'Show the street map (Google)',
    note: 'Google then learns your internet address and which part of London you look at.',
    loading: 'The street map is on its way.',
    failed: 'The street map didn’t load. You can still use the list and our own map.',
    back: 'Back to our own map',
    labels: {
      rating: 'Rated {rating} out of 5 from {reviews} reviews (example)',
      next: 'Next free: {availability}',
      profile: 'View profile',
    },
  },
  kind: 'doctor',
  firstIds: null,
  clinicianTotal: 4,
  clinicians: [
    clinician('adaeze-thornbury', 'Dr Adaeze Thornbury'),
    {
      ...clinician('imran-callowby', 'Dr Imran Callowby', {lat: 51.5838, lng: -0.0206}),
      availability: 'This afternoon',
    },
    {
      ...clinician('mei-lin-hartwright', 'Dr Mei-Lin Hartwright', {lat: 51.462, lng: -0.138}),
      availability: 'Tomorrow',
    },
    {
      ...clinician('rhodri-venkatesan', 'Dr Rhodri Venkatesan', {lat: 51.513, lng: -0.3043}),
      availability: 'Evening',
    },
  ],
}

export const findCliniciansFixtures = {
  full,
  mapFirst: {
    ...full,
    _key: 'map-first',
    anchor: null,
    heading: 'Find a specialist near you',
    lead: 'The map starts in central London and stays inside Greater London.',
    composition: 'map',
    kind: 'specialist',
    clinicians: full.clinicians.map((item) => ({
      ...item,
      kind: 'specialist',
      plainSpecialty: 'Skin',
    })),
  },
  longest: {
    ...full,
    _key: 'longest',
    anchor: null,
    clinicianTotal: 1,
    clinicians: [
      {
        ...clinician('wilhelmina', 'Professor Wilhelmina Featherstonehaugh-Cholmondeley'),
        specialty: 'Paediatric gastroenterology, hepatology and nutrition',
        availability: 'This afternoon',
      },
    ],
  },
  real: {
    ...full,
    _key: 'real',
    anchor: null,
    clinicianTotal: 1,
    clinicians: [
      {
        ...clinician('real', 'Dr Real Person'),
        isSample: false,
        rating: null,
        reviews: null,
        position: {lat: 51.5246, lng: -0.1},
      },
    ],
  },
  nobody: {...full, _key: 'nobody', anchor: null, clinicianTotal: 0, clinicians: []},
} satisfies Record<string, Section>
