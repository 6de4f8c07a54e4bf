export const stepLedgerQuery = /* groq */ `
  heading,
  intro,
  steps[]{_key, title, text}
`
