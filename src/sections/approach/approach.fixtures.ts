import {exampleClaim} from '#content/testing/example-claims.ts'
import {exampleImage, pictureOf} from '#content/testing/example-picture.ts'
import type {SectionProps} from '#content/section-props.ts'

type Approach = SectionProps<'approach'>['section']

const picture = (id: string, height: number, alt: string): Approach['pictures'][number] => ({
  _key: id.slice(0, 6),
  ...pictureOf(exampleImage(id, 1200, height), alt),
})

const target = (id: string, value: string, text: string) => exampleClaim(id, 'target', value, text)

const full: Approach = {
  _key: 'full',
  _type: 'approach',
  anchor: 'approach',
  heading: 'Making it easier to get care at home',
  text: 'We want people in London to see the right professional at home, at a clear price.',
  pointsHeading: 'How we work',
  points: [
    'We work with registered GPs, nurses and specialists.',
    'We’ll show you the price before you book.',
    'We’ll share information with your GP only if you agree.',
  ],
  link: null,
  pictures: [
    picture(
      '0897b410aceb333b86aa049a963948559c4962de',
      820,
      'A nurse takes the blood pressure of an older man',
    ),
    picture('6d0a23e33a0c7a96069db5a165c6208e7c817c12', 890, 'A GP listens to a patient'),
    picture(
      '06199e4e28e8239b736c8801e9dd4b18a77e0c10',
      820,
      'A woman talks by video with a specialist',
    ),
    picture(
      '100a9094f42fa1fd56448e1ab7380d7a07bc32ac',
      820,
      'A carer and an older woman drink tea',
    ),
  ],
  targetsHeading: 'Our targets',
  targets: [
    target('homes', '100K', 'homes to reach by 2026'),
    target('providers', '5K', 'healthcare providers to empower'),
  ],
  note: 'These are targets, not results.',
}

export const approachFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    anchor: null,
    heading: `${full.heading}, wherever home is and whoever lives there`,
    text: `${full.text} `.repeat(5).trim(),
    points: full.points.map((point) => `${point} `.repeat(6).trim()),
  },
  bare: {
    ...full,
    _key: 'bare',
    anchor: null,
    points: [],
    pictures: [],
    targetsHeading: null,
    targets: [],
    note: null,
  },
} satisfies Record<string, Approach>
