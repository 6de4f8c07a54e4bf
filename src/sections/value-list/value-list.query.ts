import {pictureFields} from '@/content/fragments/picture'

export const valueListQuery = /* groq */ `
  heading,
  intro,
  items[]{_key, title, text},
  picture{${pictureFields}}
`
