import {imageFields} from './image.ts'

/** A picture in up to four variants: in light and dark, for wide and narrow screens. */
export const pictureFields = /* groq */ `
  alt,
  decorative,
  image{${imageFields}},
  dark{${imageFields}},
  narrow{${imageFields}},
  narrowDark{${imageFields}}
`
