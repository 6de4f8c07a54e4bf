import {consentChoiceFields} from '#content/fragments/consent-choice.ts'
import {richTextFields} from '#content/fragments/rich-text.ts'

export const cookieChoiceQuery = /* groq */ `
  heading,
  text[]{${richTextFields}},
  "consent": *[_type == "consentText" && _id == "consentText"][0]{
    _id,
    _type,
    ${consentChoiceFields}
  }
`
