import {pictureFields} from '#content/fragments/picture.ts'

export const valueListQuery = /* groq */ `
  heading,
  intro,
  items[]{_key, title, text},
  picture{${pictureFields}}
`
