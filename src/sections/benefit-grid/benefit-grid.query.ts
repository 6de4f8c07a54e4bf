export const benefitGridQuery = /* groq */ `
  heading,
  items[]{_key, title, text, icon}
`
