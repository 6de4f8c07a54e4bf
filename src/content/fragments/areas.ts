export const areasQuery = /* groq */ `
  "allAreas": *[_type == "area"] | order(name asc){..., "slug": slug.current}
`

/** Copy about areas: states, the check of a postcode, and people who wait. */
export const coverageText = /* groq */ `*[_type == "coverageText" && _id == "coverageText"][0]{...}`
