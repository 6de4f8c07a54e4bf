import {richTextFields} from '#content/fragments/rich-text.ts'

export const proseQuery = /* groq */ `
  heading,
  body[]{${richTextFields}}
`
