import type {SectionProps} from '#content/section-props.ts'
import {examplePicture} from '#content/testing/example-picture.ts'

type CaptionedImage = SectionProps<'captionedImage'>['section']

const full: CaptionedImage = {
  _key: 'full',
  _type: 'captionedImage',
  anchor: 'image',
  layout: 'wide',
  picture: examplePicture,
  caption: 'A visit at a kitchen table, drawn for this page.',
}

export const captionedImageFixtures = {
  full,
  narrow: {...full, _key: 'narrow', anchor: null, layout: 'narrow', caption: null},
} satisfies Record<string, CaptionedImage>
