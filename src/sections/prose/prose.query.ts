import {richTextFields} from '@/content/fragments/rich-text'

export const proseQuery = /* groq */ `
  heading,
  updated,
  body[]{${richTextFields}}
`
