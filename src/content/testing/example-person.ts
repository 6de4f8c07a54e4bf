import type {SectionProps} from '#content/section-props.ts'
import {exampleImage, pictureOf} from '#content/testing/example-picture.ts'

type Person = SectionProps<'matchingStreet'>['section']['people'][number]

/** A sample clinician with a portrait from the seed. */
export const examplePerson = (id: string, location: string): Omit<Person, 'specialty'> => ({
  _id: `clinician-${id}`,
  _type: 'clinician',
  name: `Dr ${id}`,
  location,
  isSample: true,
  sampleBadge: 'Example profile',
  portrait: pictureOf(exampleImage('eeba1695abe3dafef486c6586046324d67c164e1'), 'A portrait'),
})
