import {linkFields} from '@/content/fragments/link'
import {pictureFields} from '@/content/fragments/picture'

export const promisesQuery = /* groq */ `
  heading,
  items[]{_key, title, text},
  picture{${pictureFields}},
  link{${linkFields}}
`
