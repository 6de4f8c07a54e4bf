import type {SectionProps} from '#content/section-props.ts'
import {exampleDecoration, examplePicture} from '#content/testing/example-picture.ts'

type Gallery = SectionProps<'gallery'>['section']

const full: Gallery = {
  _key: 'full',
  _type: 'gallery',
  anchor: 'gallery',
  heading: 'A visit in pictures',
  intro: 'Drawn for this page.',
  images: [
    {_key: 'door', picture: examplePicture, caption: 'At the door.'},
    {_key: 'table', picture: examplePicture, caption: 'At the kitchen table.'},
    {_key: 'night', picture: exampleDecoration, caption: null},
  ],
}

export const galleryFixtures = {
  full,
  bare: {
    ...full,
    _key: 'bare',
    anchor: null,
    heading: null,
    intro: null,
    images: full.images.slice(0, 2),
  },
} satisfies Record<string, Gallery>
