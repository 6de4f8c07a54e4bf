import {richTextFields} from '#content/fragments/rich-text.ts'

export const termListQuery = /* groq */ `
  heading,
  text,
  terms,
  after[]{${richTextFields}}
`
