import {pictureFields} from '#content/fragments/picture.ts'

export const easyReadQuery = /* groq */ `
  heading,
  ideas[]{_key, picture{${pictureFields}}, sentences}
`
