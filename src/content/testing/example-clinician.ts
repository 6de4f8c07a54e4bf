import type {SectionProps} from '#content/section-props.ts'
import {exampleImage, pictureOf} from '#content/testing/example-picture.ts'

type Clinicians = SectionProps<'clinicians'>['section']
type Clinician = Clinicians['clinicians'][number]

export const exampleLanguage = (name: string, greeting: string, lang: string) => ({
  _key: lang,
  name,
  greeting,
  lang,
})

const image = exampleImage('dd347b746708434604de9fe21d6fc22586a86f3c')

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
  languages: [exampleLanguage('English', 'Hello', 'en'), exampleLanguage('Igbo', 'Ndewo', 'ig')],
  modes: ['Home visit', 'Video'],
  modePrices: null,
  pin: image,
  isSample: true,
  sampleBadge: 'Example profile',
  portrait: pictureOf(image, `A drawing of ${name}`),
})

/** Labels of a dataset from before samples lost their booking link. */
export const olderLabels: Clinicians['labels'] = {
  years: '{n} years of experience',
  rating: 'Rated {rating} out of 5 from {reviews} reviews',
  reviews: '{reviews} reviews',
  example: 'example',
  next: 'Next free: {availability}',
  languages: 'Speaks',
  modes: 'Visits',
  profile: 'View profile',
  book: 'Book',
}

export const exampleLabels: Clinicians['labels'] = {
  ...olderLabels,
  exampleNext: 'Example: free {availability}',
  exampleProfile: 'See the example profile',
  showAll: 'Show all {n}',
}
