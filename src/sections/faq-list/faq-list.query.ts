import {richTextFields} from '#content/fragments/rich-text.ts'

export const faqListQuery = /* groq */ `
  heading,
  intro,
  items[]->{_id, _type, question, answer[]{${richTextFields}}}
`
