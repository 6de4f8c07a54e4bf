export const workedExamplesQuery = /* groq */ `
  heading,
  intro,
  badge,
  totalLabel,
  examples[]{_key, title, story, note, lines[]{_key, label, note, amount}}
`
