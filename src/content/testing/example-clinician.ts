import type {SectionProps} from '#content/section-props.ts'

type Clinician = SectionProps<'clinicians'>['section']['clinicians'][number]

export const exampleLanguage = (name: string, greeting: string, lang: string) => ({
  _key: lang,
  name,
  greeting,
  lang,
})

/** A drawing from the seed. */
const image = {
  asset: {
    _type: 'reference' as const,
    _ref: 'image-dd347b746708434604de9fe21d6fc22586a86f3c-400x480-svg',
  },
  crop: null,
  hotspot: null,
  width: 400,
  height: 480,
  extension: 'svg',
}

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
  portrait: {alt: `A drawing of ${name}`, decorative: false, image, dark: null},
})
