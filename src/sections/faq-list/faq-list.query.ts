import {linkFields} from '#content/fragments/link.ts'
import {richTextFields} from '#content/fragments/rich-text.ts'

export const faqListQuery = /* groq */ `
  heading,
  intro,
  link{${linkFields}},
  items[]->{_id, _type, question, answer[]{${richTextFields}}}
`
