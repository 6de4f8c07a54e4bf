export const twoListsQuery = /* groq */ `
  heading,
  yesHeading,
  yes,
  noHeading,
  no
`
