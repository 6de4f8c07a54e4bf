import type {SectionProps} from '#content/section-props.ts'

type Person = SectionProps<'matchingStreet'>['section']['people'][number]

/** A sample clinician with a portrait from the seed. */
export const examplePerson = (id: string, location: string): Omit<Person, 'specialty'> => ({
  _id: `clinician-${id}`,
  _type: 'clinician',
  name: `Dr ${id}`,
  location,
  isSample: true,
  sampleBadge: 'Example profile',
  portrait: {
    alt: 'A portrait',
    decorative: false,
    image: {
      asset: {
        _type: 'reference',
        _ref: 'image-eeba1695abe3dafef486c6586046324d67c164e1-400x480-svg',
      },
      crop: null,
      hotspot: null,
      width: 400,
      height: 480,
      extension: 'svg',
    },
    dark: null,
  },
})
