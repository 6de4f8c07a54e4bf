import type {SectionProps} from '#content/section-props.ts'
import {exampleImage, pictureOf} from '#content/testing/example-picture.ts'

type Testimonials = SectionProps<'testimonials'>['section']
type Testimonial = Testimonials['items'][number]

const quote = (
  key: string,
  name: string,
  title: string,
  copy: string,
  picture: Testimonial['portrait'],
): Testimonial => ({
  _id: `testimonial-${key}`,
  _type: 'testimonial',
  quote: copy,
  name,
  title,
  isSample: true,
  sampleBadge: 'Example quote',
  portrait: picture,
})

const full: Testimonials = {
  _key: 'full',
  _type: 'testimonials',
  anchor: 'quotes',
  heading: 'What people might say',
  sampleNote: 'These are example quotes. They are not reviews from patients.',
  labels: {
    carousel: 'Example quotes',
    role: 'carousel',
    slide: 'quote',
    of: 'of',
    previous: 'Previous quote',
    next: 'Next quote',
    stop: 'Stop slide rotation',
    start: 'Start slide rotation',
    dot: 'Show quote {n} of 3',
  },
  items: [
    quote(
      'grace',
      'Grace, 46',
      'Looks after her mother in Haringey (example)',
      'If a GP could come to us, we would not lose a whole day.',
      pictureOf(exampleImage('eeba1695abe3dafef486c6586046324d67c164e1')),
    ),
    quote(
      'daniel',
      'Daniel, 31',
      'Lives in Brixton (example)',
      'I would like to talk at my own table.',
      pictureOf(exampleImage('0a32f964aee2b274fa3ae4957f83c414973ee869')),
    ),
    quote(
      'nasreen',
      'Nasreen, 68',
      'Lives in Ealing (example)',
      'The stairs are the hard part.',
      null,
    ),
  ],
}

export const testimonialsFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    anchor: null,
    items: full.items.map((item) => ({...item, quote: `${item.quote} `.repeat(8).trim()})),
  },
  withoutPortraits: {
    ...full,
    _key: 'without-portraits',
    anchor: null,
    items: full.items.map((item) => ({
      ...item,
      isSample: false,
      sampleBadge: null,
      portrait: null,
    })),
  },
  withoutQuotes: {...full, _key: 'without-quotes', anchor: null, items: []},
} satisfies Record<string, Testimonials>
