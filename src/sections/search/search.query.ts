/** The card is rendered with the results; it is in this query so that the Studio lists the page where it is used. */
export const searchQuery = /* groq */ `
  heading,
  label,
  button,
  "card": symptoms.card->{_id, _type}
`
