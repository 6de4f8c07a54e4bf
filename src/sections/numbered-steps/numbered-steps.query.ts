import {richTextFields} from '#content/fragments/rich-text.ts'

export const numberedStepsQuery = /* groq */ `
  heading,
  steps[]{_key, title, text[]{${richTextFields}}},
  after[]{${richTextFields}}
`
