import {linkFields} from '#content/fragments/link.ts'

export const callToActionQuery = /* groq */ `
  layout,
  heading,
  text,
  primary{${linkFields}},
  secondary{${linkFields}}
`
