import {pictureFields} from '#content/fragments/picture.ts'
import {richTextFields} from '#content/fragments/rich-text.ts'

export const brokenValuesQuery = /* groq */ `
  heading,
  items[]{_key, title, text},
  picture{${pictureFields}},
  note[]{${richTextFields}}
`
