import {richTextFields} from '#content/fragments/rich-text.ts'

export const keyFactsQuery = /* groq */ `
  heading,
  facts[]{_key, name, body[]{${richTextFields}}}
`
