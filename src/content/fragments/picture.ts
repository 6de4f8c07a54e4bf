import {imageFields} from './image.ts'

/** A picture in up to four variants: by day and night, for wide and narrow screens. */
export const pictureFields = /* groq */ `
  alt,
  decorative,
  image{${imageFields}},
  dark{${imageFields}},
  narrow{${imageFields}},
  narrowDark{${imageFields}}
`
