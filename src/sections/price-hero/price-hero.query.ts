import {claimFields} from '#content/fragments/claim.ts'

export const priceHeroQuery = /* groq */ `
  headline,
  lead,
  note,
  figure,
  before,
  after,
  claim->{${claimFields}},
  printLabel
`
