import {richTextFields} from '#content/fragments/rich-text.ts'

export const proseQuery = /* groq */ `
  heading,
  updated,
  body[]{${richTextFields}}
`
