import type {SectionProps} from '#content/section-props.ts'
import {
  exampleClinician,
  exampleLabels,
  exampleLanguage,
} from '#content/testing/example-clinician.ts'
import {examplePager} from '#content/testing/example-pager.ts'

type Clinicians = SectionProps<'clinicians'>['section']
type Clinician = Clinicians['clinicians'][number]

const listOf = (clinicians: Clinician[]) => ({clinicians, clinicianTotal: clinicians.length})

const specialist = (
  slug: string,
  name: string,
  plainSpecialty: string,
  modes: Clinician['modes'],
): Clinician => ({
  ...exampleClinician(slug, name, 'Kentish Town'),
  kind: 'specialist',
  specialty: 'Dermatology',
  plainSpecialty,
  modes,
})

const full: Clinicians = {
  _key: 'full',
  _type: 'clinicians',
  anchor: 'doctors',
  layout: 'cards',
  heading: 'What a GP profile will look like',
  sampleNote: 'These are example profiles. They are not real people.',
  labels: exampleLabels,
  kind: 'doctor',
  firstIds: null,
  listPath: '/gp-visit',
  pager: examplePager,
  ...listOf([
    exampleClinician('adaeze-thornbury', 'Dr Adaeze Thornbury', 'Kentish Town'),
    {
      ...exampleClinician('imran-callowby', 'Dr Imran Callowby', 'Hackney'),
      availability: 'Tomorrow',
    },
    exampleClinician('mei-lin-hartwright', 'Dr Mei-Lin Hartwright', 'Richmond'),
    exampleClinician('rhodri-venkatesan', 'Dr Rhodri Venkatesan', 'Islington'),
    exampleClinician('sofia-marchbanks', 'Dr Sofia Marchbanks', 'Ealing'),
    exampleClinician('kwabena-ellerby', 'Dr Kwabena Ellerby', 'Greenwich'),
  ]),
}

const rows: Clinicians = {
  ...full,
  _key: 'rows',
  anchor: 'specialists',
  layout: 'rows',
  heading: 'Choose by name, or by what’s the matter',
  labels: {
    ...exampleLabels,
    filter: {
      legend: 'How would you like to meet?',
      any: 'Any way',
      home: 'Home',
      clinic: 'Clinic',
      video: 'Video',
      one: '1 specialist in this list',
      many: '{n} specialists in this list',
      none: 'Nobody in this list meets this way yet',
    },
  },
  kind: 'specialist',
  listPath: '/specialist-visit',
  ...listOf([
    specialist('leila-ashgrovian', 'Dr Leila Ashgrovian', 'Skin', ['In person', 'Video']),
    specialist('tomasz-wrenfield', 'Dr Tomasz Wrenfield', 'Heart', ['In person']),
    {
      ...specialist('priyanka-dunmoor', 'Dr Priyanka Dunmoor', 'Children', ['Video']),
      availability: 'Tomorrow',
    },
  ]),
}

const longest = {
  specialty: 'Paediatric gastroenterology, hepatology and nutrition',
  location: 'Kingston upon Thames and Richmond upon Thames',
  modes: ['In person', 'Video', 'Home visit'],
} satisfies Partial<Clinician>

const longName = 'Professor Wilhelmina Featherstonehaugh-Cholmondeley'

/** A real clinician with few known details. */
const bare = {rating: null, reviews: null, languages: null, isSample: false, sampleBadge: null}

export const cliniciansFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    anchor: null,
    ...listOf([
      {
        ...exampleClinician('wilhelmina', longName, ''),
        ...longest,
        languages: ['English', 'Portuguese', 'Ukrainian', 'Yoruba', 'Punjabi', 'Cantonese'].map(
          (name) => exampleLanguage(name, name, 'en'),
        ),
      },
    ]),
  },
  bare: {
    ...full,
    _key: 'bare',
    anchor: null,
    ...listOf([
      {...exampleClinician('adaeze-thornbury', 'Dr Adaeze Thornbury', 'Kentish Town'), ...bare},
    ]),
  },
  real: {
    ...full,
    _key: 'real',
    anchor: null,
    ...listOf([
      {
        ...exampleClinician('mei-lin-hartwright', 'Dr Mei-Lin Hartwright', 'Richmond'),
        isSample: false,
        sampleBadge: null,
      },
    ]),
  },
  withoutClinicians: {...full, _key: 'without-clinicians', anchor: null, ...listOf([])},
  rows,
  rowsLongest: {
    ...rows,
    _key: 'rows-longest',
    anchor: null,
    ...listOf([
      {
        ...specialist('wilhelmina', longName, 'Stomach, bowel, liver and what children eat', []),
        ...longest,
      },
    ]),
  },
  rowsBare: {
    ...rows,
    _key: 'rows-bare',
    anchor: null,
    ...listOf([
      {
        ...specialist('leila-ashgrovian', 'Dr Leila Ashgrovian', 'Skin', ['Video']),
        ...bare,
        plainSpecialty: null,
        isPaused: true,
      },
    ]),
  },
  rowsWithoutClinicians: {...rows, _key: 'rows-none', anchor: null, ...listOf([])},
} satisfies Record<string, Clinicians>
