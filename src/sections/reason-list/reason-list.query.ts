export const reasonListQuery = /* groq */ `
  heading,
  intro,
  items[]{_key, title, text, icon}
`
