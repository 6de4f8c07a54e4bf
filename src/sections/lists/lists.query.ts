export const listsQuery = /* groq */ `
  layout,
  heading,
  intro,
  firstHeading,
  items,
  secondHeading,
  secondItems,
  note
`
