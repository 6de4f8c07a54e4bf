/** The card stands above the results, which are not part of the page; editors are told that it is shown here. */
export const searchQuery = /* groq */ `
  heading,
  label,
  button,
  "card": symptoms.card->{_id, _type}
`
