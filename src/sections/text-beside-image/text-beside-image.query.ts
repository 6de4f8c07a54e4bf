import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'
import {richTextFields} from '#content/fragments/rich-text.ts'

export const textBesideImageQuery = /* groq */ `
  layout,
  heading,
  body[]{${richTextFields}},
  picture{${pictureFields}},
  link{${linkFields}}
`
