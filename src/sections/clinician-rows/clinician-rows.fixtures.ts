import type {SectionProps} from '#content/section-props.ts'
import {exampleClinician, exampleLabels} from '#content/testing/example-clinician.ts'
import {examplePager} from '#content/testing/example-pager.ts'

type ClinicianRows = SectionProps<'clinicianRows'>['section']
type Clinician = ClinicianRows['clinicians'][number]

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

const full: ClinicianRows = {
  _key: 'full',
  _type: 'clinicianRows',
  anchor: 'specialists',
  heading: 'Choose by name, or by what’s the matter',
  sampleNote: 'These are example profiles. They are not real people.',
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
  firstIds: null,
  listPath: '/specialist-visit',
  pager: examplePager,
  clinicianTotal: 3,
  clinicians: [
    specialist('leila-ashgrovian', 'Dr Leila Ashgrovian', 'Skin', ['In person', 'Video']),
    specialist('tomasz-wrenfield', 'Dr Tomasz Wrenfield', 'Heart', ['In person']),
    {
      ...specialist('priyanka-dunmoor', 'Dr Priyanka Dunmoor', 'Children', ['Video']),
      availability: 'Tomorrow',
    },
  ],
}

/** States the section is looked at and tested in. */
export const clinicianRowsFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    anchor: null,
    clinicianTotal: 1,
    clinicians: [
      {
        ...specialist(
          'wilhelmina',
          'Professor Wilhelmina Featherstonehaugh-Cholmondeley',
          'Stomach, bowel, liver and what children eat',
          ['In person', 'Video', 'Home visit'],
        ),
        specialty: 'Paediatric gastroenterology, hepatology and nutrition',
        location: 'Kingston upon Thames and Richmond upon Thames',
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
        ...specialist('leila-ashgrovian', 'Dr Leila Ashgrovian', 'Skin', ['Video']),
        plainSpecialty: null,
        rating: null,
        reviews: null,
        languages: null,
        isPaused: true,
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
} satisfies Record<string, ClinicianRows>
