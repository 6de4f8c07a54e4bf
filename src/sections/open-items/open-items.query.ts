export const openItemsQuery = /* groq */ `
  heading,
  intro,
  items
`
