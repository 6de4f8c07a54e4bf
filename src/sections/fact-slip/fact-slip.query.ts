export const factSlipQuery = /* groq */ `
  facts[]{_key, label, value}
`
