import {exampleClaim} from '#content/testing/example-claims.ts'
import type {SectionProps} from '#content/section-props.ts'

type Approach = SectionProps<'approach'>['section']

const picture = (id: string, width: number, alt: string): Approach['pictures'][number] => ({
  _key: id.slice(0, 6),
  alt,
  decorative: false,
  image: {
    asset: {_type: 'reference', _ref: `image-${id}-${width}x780-svg`},
    crop: null,
    hotspot: null,
    width,
    height: 780,
    extension: 'svg',
  },
  dark: null,
})

const target = (id: string, value: string, text: string) => exampleClaim(id, 'target', value, text)

const full: Approach = {
  _key: 'full',
  _type: 'approach',
  anchor: 'approach',
  heading: 'Make it easier to get care at home',
  text: 'We want people in London to see the right professional at home, at a clear price.',
  pointsHeading: 'How we work',
  points: [
    'We work with registered GPs, nurses and specialists.',
    'We show the price before you book.',
    'We share information with your GP only if you agree.',
  ],
  link: null,
  pictures: [
    picture(
      'f5c79d519783c57bac1c1d060430dd59e4a787cf',
      1200,
      'A nurse takes the blood pressure of an older man',
    ),
    picture('ebc38a23638d5778ee057da0dc01cab08020dc1f', 860, 'A GP listens to a patient'),
    picture(
      'c4deba4b372ab17fbb58eab32cd077ef5ddfe8ac',
      1200,
      'A woman talks by video with a specialist',
    ),
    picture('27c3728fc154701ddfb4c7f7939bb5cc5c0abc68', 1200, 'Two women drink tea'),
  ],
  targetsHeading: 'Our targets',
  targets: [
    target('homes', '100K', 'homes to reach by 2026'),
    target('providers', '5K', 'healthcare providers to empower'),
  ],
  note: 'These are targets. They are not results.',
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
