import {claimFields} from '#content/fragments/claim.ts'

export const figuresQuery = /* groq */ `
  heading,
  claims[]->{${claimFields}},
  note
`
