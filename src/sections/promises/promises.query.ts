import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'

export const promisesQuery = /* groq */ `
  heading,
  items[]{_key, title, text},
  picture{${pictureFields}},
  link{${linkFields}}
`
