import type {SectionProps} from '#content/section-props.ts'

type Inclusions = SectionProps<'inclusions'>['section']

const full: Inclusions = {
  _key: 'full',
  _type: 'inclusions',
  anchor: null,
  heading: 'What is included',
  included: ['The visit and the consultation', 'Basic prescriptions'],
  extraHeading: 'What may cost extra',
  extras: ['Tests and scans', 'Some medicines'],
  note: 'We will tell you the price first. You can say no.',
}

/** States the section is looked at and tested in. */
export const inclusionsFixtures = {
  full,
  withoutNote: {...full, _key: 'without-note', note: null},
} satisfies Record<string, Inclusions>
