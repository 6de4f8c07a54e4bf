import {pictureFields} from '#content/fragments/picture.ts'

export const testimonialsQuery = /* groq */ `
  heading,
  note,
  labels,
  items[]->{_id, _type, quote, name, title, isSample, portrait{${pictureFields}}}
`
