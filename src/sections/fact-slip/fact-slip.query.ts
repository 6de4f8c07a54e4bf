import {claimFields} from '#content/fragments/claim.ts'

export const factSlipQuery = /* groq */ `
  facts[]{_key, label, value, claim->{${claimFields}}}
`
