import {richTextFields} from '#content/fragments/rich-text.ts'

export const noteRowQuery = /* groq */ `
  notes[]{_key, heading, body[]{${richTextFields}}}
`
