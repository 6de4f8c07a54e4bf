import {imageFields} from './image.ts'

/** An image with its optional variant for the dark theme. */
export const pictureFields = /* groq */ `
  alt,
  decorative,
  image{${imageFields}},
  dark{${imageFields}}
`
