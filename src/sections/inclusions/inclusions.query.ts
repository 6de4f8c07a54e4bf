export const inclusionsQuery = /* groq */ `
  heading,
  included,
  extraHeading,
  extras,
  note
`
