import {linkFields} from '#content/fragments/link.ts'
import {richTextFields} from '#content/fragments/rich-text.ts'

export const linkListQuery = /* groq */ `
  heading,
  intro[]{${richTextFields}},
  contact,
  links[]{_key, note, link{${linkFields}}},
  after[]{${richTextFields}}
`
