import {imageFields} from './image.ts'

/** A picture with its variant for the dark theme. */
export const pictureFields = /* groq */ `
  alt,
  decorative,
  image{${imageFields}},
  dark{${imageFields}}
`
