export const searchQuery = /* groq */ `
  heading,
  label,
  button
`
