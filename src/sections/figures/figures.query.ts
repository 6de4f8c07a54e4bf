import {claimFields} from '#content/fragments/claim.ts'

export const figuresQuery = /* groq */ `
  layout,
  heading,
  figure->{${claimFields}},
  text,
  claims[]->{${claimFields}},
  targetsHeading,
  targets[]->{${claimFields}},
  note,
  facts[]{_key, label, value, claim->{${claimFields}}}
`
