export const priceHeroQuery = /* groq */ `
  headline,
  lead,
  note,
  figure,
  before,
  after,
  printLabel
`
