import type {SectionProps} from '#content/section-props.ts'
import {exampleClinician, exampleLabels, spoken} from '#content/testing/example-clinician.ts'
import {examplePager} from '#content/testing/example-pager.ts'

type ClinicianList = SectionProps<'clinicianList'>['section']

const full: ClinicianList = {
  _key: 'full',
  _type: 'clinicianList',
  anchor: 'doctors',
  heading: 'What a GP profile will look like',
  sampleNote: 'These are example profiles. They are not real people.',
  labels: exampleLabels,
  kind: 'doctor',
  firstIds: null,
  listPath: '/gp-visit',
  pager: examplePager,
  clinicianTotal: 6,
  clinicians: [
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
    clinicianTotal: 1,
    clinicians: [
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
    clinicianTotal: 1,
    clinicians: [
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
  withoutClinicians: {
    ...full,
    _key: 'without-clinicians',
    anchor: null,
    clinicianTotal: 0,
    clinicians: [],
  },
} satisfies Record<string, ClinicianList>
